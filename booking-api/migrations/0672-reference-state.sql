-- What state the reference data is in, so that a server may remember it exactly as long as nobody changes it. The writing
-- transaction is part of the state: one that was undone is never mistaken for another.
create table reference_state (
  one boolean primary key default true check (one),
  changes bigint not null default 0,
  changed_by xid8 not null default pg_current_xact_id()
);
insert into reference_state default values;

create function note_reference_change() returns trigger language plpgsql as $$
begin
  update reference_state set changes = changes + 1, changed_by = pg_current_xact_id();
  return null;
end $$;

do $$
declare changed text;
begin
  foreach changed in array array[
    'regions', 'zip_codes', 'countries', 'country_holidays', 'postal_areas', 'brands', 'product_lines', 'products',
    'insurance_options', 'facilities', 'logistics_providers', 'facility_logistics', 'facility_fees', 'carrier_holidays',
    'cut_offs', 'rate_sheets', 'service_levels', 'pickup_fees'
  ] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function note_reference_change()', changed || '_change', changed);
  end loop;
end $$;
