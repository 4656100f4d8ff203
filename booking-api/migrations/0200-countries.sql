-- How the address form of a country differs from the common one (EN-02).
create table countries (
  code text primary key,
  name text not null,
  optional_fields text[] not null,
  disabled_fields text[] not null,
  field_alias jsonb not null,
  field_order text[] not null,
  zip_example text,
  has_states boolean not null,
  territories jsonb not null,
  note text,
  -- Where most of its people live; for places whose own zone is not known.
  time_zone text not null
);

-- Public holidays; for countries whose carriers keep no calendar of their own.
create table country_holidays (
  country text not null,
  date date not null,
  primary key (country, date)
);

-- A code or the beginning of one: `SW` for London, `KY16` for St Andrews, `D02` for Dublin. Approximate by nature.
create table postal_areas (
  country text not null,
  area text not null,
  city text not null,
  state text not null,
  latitude double precision,
  longitude double precision,
  time_zone text not null,
  primary key (country, area)
);
create index postal_areas_city on postal_areas (lower(city) text_pattern_ops);
