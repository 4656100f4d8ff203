-- A sheet that exists is not begun again: an insert that finds its version in place (`on conflict do nothing`) ended the
-- sheet in effect, and nothing had a price.
create or replace function begin_rate_sheet() returns trigger language plpgsql as $$
declare
  present rate_sheets;
begin
  if exists (select from rate_sheets where version = new.version) then
    return new;
  end if;
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

-- The periods of a tariff that lost its sheet that way, as they were at first.
update rate_sheets set valid = spans.valid
from (
  select version,
    daterange(
      case when lag(effective_from) over by_day is null then null else effective_from end,
      lead(effective_from) over by_day) as valid
  from (
    select distinct on (tariff, effective_from) version, tariff, effective_from
    from rate_sheets order by tariff, effective_from, published_at desc nulls last, version desc
  ) as of_day
  where not exists (
    select from rate_sheets as held where held.tariff = of_day.tariff and held.valid is not null)
  window by_day as (partition by tariff order by effective_from)
) as spans
where spans.version = rate_sheets.version;
