-- outside a transaction
-- People and places by their names without accents and apostrophes.
drop index concurrently if exists users_words_trgm;
create index concurrently users_words_trgm on users
  using gin (user_search_text(first_name, last_name, email, phone, member_number) gin_trgm_ops) with (fastupdate = off);
drop index concurrently if exists facilities_words_trgm;
create index concurrently facilities_words_trgm on facilities
  using gin (plain_words(name || ' ' || address_1 || ' ' || city || ' ' || state || ' ' || zip) gin_trgm_ops);
