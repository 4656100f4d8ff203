-- outside a transaction
-- People of rosters by name and email, for the search of staff.
drop index concurrently if exists group_people_words_trgm;
create index concurrently group_people_words_trgm on group_people
  using gin (plain_words(name || ' ' || email) gin_trgm_ops);
