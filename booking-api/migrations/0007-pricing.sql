create table rate_sheets (
  version text primary key,
  effective_from date not null,
  sheet jsonb not null
);

create table service_levels (
  id integer primary key,
  carrier text not null,
  carrier_label text not null,
  system_name text not null,
  name text not null,
  position integer not null
);

create table pickup_fees (
  id integer primary key,
  title text not null,
  sku text not null,
  price_cents integer not null check (price_cents >= 0),
  place text not null check (place in ('any', 'club', 'other')),
  carrier text not null,
  ready_hour integer not null,
  close_hour integer not null,
  hourly boolean not null,
  sameday boolean not null,
  daily_facility boolean not null,
  waived boolean not null,
  is_default boolean not null,
  position integer not null
);

create table coupons (
  code text primary key,
  title text not null,
  kind text not null check (kind in ('percent', 'fixed')),
  amount integer not null check (amount > 0),
  brand_slugs text[] not null,
  round_trip_only boolean not null,
  valid_from date not null,
  valid_until date not null,
  usage_limit integer,
  used integer not null default 0,
  check (usage_limit is null or used <= usage_limit)
);

-- The code itself is not kept: its hash finds it, its end shows it.
create table gift_cards (
  code_hash bytea primary key,
  code_end text not null,
  initial_cents integer not null check (initial_cents > 0),
  balance_cents integer not null check (balance_cents >= 0),
  expires_on date not null
);
