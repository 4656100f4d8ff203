-- Couriers that serve facilities; the first of a facility is the one it works with.
create table logistics_providers (
  id integer primary key,
  name text not null unique,
  pickup boolean not null,
  delivery boolean not null,
  carriers text[] not null
);
create table facility_logistics (
  facility_id integer not null references facilities (id),
  provider_id integer not null references logistics_providers (id),
  position integer not null,
  primary key (facility_id, provider_id)
);
create index facility_logistics_provider on facility_logistics (provider_id);
alter table facilities drop column logistics_provider;

-- What can be sent from and to a facility; empty: all that its brands offer. Club users may have their own list.
alter table facilities
  add column product_ids text[] not null default '{}',
  add column pro_product_ids text[] not null default '{}';

-- A facility's own price of a pickup fee.
create table facility_fees (
  facility_id integer not null references facilities (id),
  fee_id integer not null references pickup_fees (id),
  price_cents integer not null check (price_cents between 0 and 50000),
  set_by text references users (id),
  set_at timestamptz not null default now(),
  primary key (facility_id, fee_id)
);

-- Staff of a club, and suggestions by distance.
create index users_club on users (club_id) where club_id is not null;
