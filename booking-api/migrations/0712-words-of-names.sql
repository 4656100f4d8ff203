-- The words of a facility's name, so that those that hold a term are found by whole words, which are few, and not by
-- three letters at a time, which are in all of them. A word too long for the table of words stands as an empty one.
-- Both are read far more often than written, so nothing waits to be put in its place.
create function facility_name_words(name text) returns text[] language sql immutable as $$
  select array_agg(distinct case when length(word) > 40 then '' else word end)
  from regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word where word <> ''
$$;
create index facilities_name_words on facilities using gin (facility_name_words(name)) with (fastupdate = off);
create index facility_words_trgm on facility_words using gin (word gin_trgm_ops) with (fastupdate = off);
