-- outside a transaction
-- Preferred facilities and those near a point come first among millions, each found by its own index.
drop index concurrently if exists facilities_preferred_trgm;
create index concurrently facilities_preferred_trgm on facilities
  using gin (lower(name) gin_trgm_ops) with (fastupdate = off) where preferred;
drop index concurrently if exists facilities_preferred_words;
create index concurrently facilities_preferred_words on facilities
  using gin (facility_name_words(name)) with (fastupdate = off) where preferred;
drop index concurrently if exists facilities_place;
create index concurrently facilities_place on facilities (latitude, longitude);
