-- Places where a carrier takes bags, for the embedded store locator: demo data, empty in production.
create schema demo_locator;
create table demo_locator.stores (
  id text primary key,
  carrier text not null,
  kind text not null,
  name text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  hours jsonb not null
);
create index stores_of_carrier_by_latitude on demo_locator.stores (carrier, latitude, longitude);
