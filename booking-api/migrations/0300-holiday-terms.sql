-- Holiday terms are accepted per person and year, by the person or by staff on the person's behalf.
create table holiday_terms (
  user_id text not null references users (id) on delete cascade,
  year integer not null,
  accepted_by text not null references users (id) on delete cascade,
  accepted_at timestamptz not null,
  primary key (user_id, year)
);
