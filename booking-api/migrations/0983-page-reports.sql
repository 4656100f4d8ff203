-- Faults that browsers reported of the parts of a page. Nothing of a person: what might be is cut off before it is kept.
create table page_faults (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  part text not null,
  version text not null,
  phase text not null check (phase in ('load', 'render', 'effect', 'subscriber')),
  name text not null,
  message text not null,
  stack text not null,
  page text not null,
  revision integer not null
);
create index page_faults_by_time on page_faults (at);

-- How many pages had a version of a part, by the hour in which they reported it.
create table page_loads (
  hour timestamptz not null,
  part text not null,
  version text not null,
  loads integer not null,
  primary key (hour, part, version)
);
