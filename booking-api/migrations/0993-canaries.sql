-- Page loads in which the version had a fault, however many faults it was.
alter table page_loads add column faulty integer not null default 0;

-- Runs of canaries, by the seed that the release document names. Counts of page loads are by the hour, so what was there
-- before a run began is kept, to be taken off.
create table canary_runs (
  seed text primary key,
  part text not null,
  version text not null,
  live_version text not null,
  began_at timestamptz not null,
  loads_before integer not null,
  faulty_before integer not null,
  live_loads_before integer not null,
  live_faulty_before integer not null,
  -- Set where it ended by itself, with the figures that ended it.
  ended_at timestamptz,
  loads integer,
  faulty integer,
  live_loads integer,
  live_faulty integer
);
