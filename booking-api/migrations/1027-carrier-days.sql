-- Staff add, change and remove holidays. A removed day stays as a row, so that reference data does not bring it back.
alter table carrier_holidays
  add column source text not null default '',
  add column checked_on date,
  add column removed boolean not null default false;

-- The same of public holidays, which had no name and stopped everything. An empty name is filled by reference data.
alter table country_holidays
  add column name text not null default '',
  add column pickup boolean not null default true,
  add column drop_off boolean not null default true,
  add column source text not null default '',
  add column checked_on date,
  add column removed boolean not null default false;
