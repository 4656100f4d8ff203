-- A flag is true when the holiday stops that movement.
create table carrier_holidays (
  carrier text not null,
  country text not null,
  date date not null,
  name text not null,
  pickup boolean not null,
  drop_off boolean not null,
  primary key (carrier, country, date)
);

-- Local hour after which nothing more is handed over the same day, by the first three characters of the postal code.
create table cut_offs (
  country text not null,
  zip_prefix text not null,
  pickup_hour integer not null check (pickup_hour between 0 and 23),
  drop_off_hour integer not null check (drop_off_hour between 0 and 23),
  primary key (country, zip_prefix)
);
