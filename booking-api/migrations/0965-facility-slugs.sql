-- The address of a facility's page, `/to/<slug>`: by name, town and state. Two alike differ by their id.
alter table facilities add column slug text not null
  generated always as (trim(both '-' from regexp_replace(lower(name || '-' || city || '-' || state), '[^a-z0-9]+', '-', 'g'))) stored;
create index facilities_slug on facilities (slug, id);
