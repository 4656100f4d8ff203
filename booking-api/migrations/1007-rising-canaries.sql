-- The share of visitors of a canary that rises by itself: the share that it began with, the present one, since when, and
-- the page loads with it until then. A person who moves the canary begins again with another share.
alter table canary_runs
  add column rises_from smallint,
  add column risen_to smallint,
  add column rose_at timestamptz,
  add column loads_when_rose integer;
