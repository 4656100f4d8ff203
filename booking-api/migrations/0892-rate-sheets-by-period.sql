create extension if not exists btree_gist;

-- When a sheet is in effect: from its day until that of the next. The first holds before its day too; null: another of the same
-- day took its place. Two sheets never hold on one day.
alter table rate_sheets
  add column tariff text not null default 'standard',
  add column valid daterange check (not isempty(valid));
update rate_sheets set valid = spans.valid
from (
  select version,
    daterange(
      case when lag(effective_from) over by_day is null then null else effective_from end,
      lead(effective_from) over by_day) as valid
  from (select distinct on (effective_from) version, effective_from from rate_sheets order by effective_from, version desc) as of_day
  window by_day as (order by effective_from)
) as spans
where spans.version = rate_sheets.version;
alter table rate_sheets add unique (tariff, valid without overlaps);

-- A new sheet ends the one that holds on its day; where that is of the same day, the new one takes its place.
create function begin_rate_sheet() returns trigger language plpgsql as $$
declare
  present rate_sheets;
begin
  select * into present from rate_sheets where tariff = new.tariff and valid @> new.effective_from;
  if present.version is null then
    new.valid := daterange(null, null);
  elsif present.effective_from > new.effective_from then
    update rate_sheets set valid = daterange(present.effective_from, upper(present.valid)) where version = present.version;
    new.valid := daterange(null, present.effective_from);
  else
    new.valid := daterange(new.effective_from, upper(present.valid));
    if present.effective_from = new.effective_from then
      new.valid := present.valid;
      update rate_sheets set valid = null where version = present.version;
    else
      update rate_sheets set valid = daterange(lower(present.valid), new.effective_from) where version = present.version;
    end if;
  end if;
  return new;
end $$;
create trigger rate_sheets_begin before insert on rate_sheets for each row execute function begin_rate_sheet();

-- One that is withdrawn gives its days back to the one before.
create function end_rate_sheet() returns trigger language plpgsql as $$
begin
  update rate_sheets set valid = daterange(lower(valid), upper(old.valid))
  where tariff = old.tariff and upper(valid) = lower(old.valid);
  return old;
end $$;
create trigger rate_sheets_end after delete on rate_sheets for each row execute function end_rate_sheet();

-- What was published is never edited: prices were told by it.
create function keep_rate_sheet() returns trigger language plpgsql as $$
begin
  raise exception 'a rate sheet is never edited; publish another';
end $$;
create trigger rate_sheets_keep before update of sheet, effective_from, version, tariff on rate_sheets
  for each row execute function keep_rate_sheet();

-- The day that a price was told on stays covered by a sheet of its tariff.
alter table quotes
  add column tariff text not null default 'standard',
  add column priced_on daterange;
update quotes set priced_on = daterange(day, day, '[]')
from (select id, (created_at at time zone 'America/New_York')::date as day from quotes) as told where told.id = quotes.id;
alter table quotes
  alter column priced_on set not null,
  add foreign key (tariff, period priced_on) references rate_sheets (tariff, period valid) deferrable initially deferred;

-- A sheet in the making: what it begins from, and the figures that were changed since.
create table rate_sheet_drafts (
  id text primary key,
  name text not null,
  based_on text not null references rate_sheets (version),
  figures jsonb not null,
  revision integer not null default 1,
  made_by text not null references users (id),
  made_at timestamptz not null,
  updated_at timestamptz not null
);
alter table rate_sheets
  add column published_by text references users (id),
  add column published_at timestamptz,
  add column reason text not null default '';
