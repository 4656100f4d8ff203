-- What a club agreed with us: a percentage on the carriage of bags that go there or leave from there, by the day of pickup.
create table contract_prices (
  id text primary key,
  club_id integer not null references facilities (id),
  -- Null: for every brand, product line or carrier.
  brand text references brands (slug),
  line text references product_lines (key),
  carrier text,
  -- Tenths of a percent; below zero is lower.
  tenths integer not null check (tenths between -500 and 500),
  first_day date not null,
  -- Null: until staff end it. The day before the first: it never began.
  last_day date check (last_day >= first_day - 1),
  valid daterange not null generated always as (daterange(first_day, last_day + 1)) stored,
  reason text not null,
  made_by text not null references users (id),
  made_at timestamptz not null,
  -- Who set its last day afterwards, and why.
  ended_by text references users (id),
  ended_at timestamptz,
  end_reason text not null default '',
  -- Two rows for the same bags never apply on one day.
  constraint contract_prices_one_a_day exclude using gist (
    club_id with =, coalesce(brand, '') with =, coalesce(line, '') with =, coalesce(carrier, '') with =, valid with &&
  )
);

-- allowed: lock: the trigger names truncate, and nothing is truncated here
create trigger contract_prices_change after insert or update or delete or truncate on contract_prices
  for each statement execute function note_reference_change();
