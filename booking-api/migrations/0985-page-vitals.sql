-- How many page views did well by each Core Web Vital, by the hour in which they reported it. Nothing of a person.
create table page_vitals (
  hour timestamptz not null,
  page text not null,
  -- Of the shell.
  version text not null,
  vital text not null check (vital in ('lcp', 'inp', 'cls')),
  good integer not null,
  needs_improvement integer not null,
  poor integer not null,
  primary key (hour, page, version, vital)
);
