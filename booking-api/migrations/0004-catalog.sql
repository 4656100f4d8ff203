create table brands (
  id integer primary key,
  slug text not null unique,
  name text not null,
  words jsonb not null,
  line_keys text[] not null
);

create table product_lines (
  key text primary key,
  name text not null,
  plural_display_name text not null,
  counted_as text not null check (counted_as in ('bags', 'items')),
  packagings jsonb not null,
  domestic_countries text[] not null,
  international_enabled boolean not null
);

-- Sides in whole inches, weight in pounds.
create table products (
  id text primary key,
  line_key text not null references product_lines (key),
  position integer not null,
  name text not null,
  sku_prefix text not null,
  length integer not null check (length > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  weight integer not null check (weight > 0)
);

create table insurance_options (
  cover_cents integer primary key check (cover_cents >= 0),
  price_cents integer not null check (price_cents >= 0),
  label text not null
);
