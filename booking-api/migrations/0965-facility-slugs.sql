-- The address of a facility's page, `/to/<slug>`: by name, town and state. Two alike differ by their id.
create function slug_of_facility(name text, city text, state text) returns text language sql immutable as $$
  select trim(both '-' from regexp_replace(lower(name || '-' || city || '-' || state), '[^a-z0-9]+', '-', 'g'))
$$;
alter table facilities add column slug text;
update facilities set slug = slug_of_facility(name, city, state);
alter table facilities alter column slug set not null;
create function set_facility_slug() returns trigger language plpgsql as $$
begin
  new.slug := slug_of_facility(new.name, new.city, new.state);
  return new;
end $$;
create trigger facilities_slug_set before insert or update of name, city, state on facilities
  for each row execute function set_facility_slug();
create index facilities_slug on facilities (slug, id);
