create table regions (
  country text not null,
  code text not null,
  name text not null,
  primary key (country, code)
);

create table zip_codes (
  country text not null,
  code text not null,
  city text not null,
  state text not null,
  latitude double precision,
  longitude double precision,
  time_zone text,
  primary key (country, code)
);
create index zip_codes_city on zip_codes (lower(city) text_pattern_ops, state);
create index zip_codes_city_trgm on zip_codes using gin (lower(city) gin_trgm_ops);
