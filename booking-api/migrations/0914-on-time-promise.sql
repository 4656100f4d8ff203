-- What we give of our own where a bag comes later than was promised when it was bought: by brand, by service. A row without a
-- brand holds for all that have none of their own.
create table on_time_promises (
  brand_id integer references brands (id),
  services text[] not null,
  credit_cents integer not null check (credit_cents > 0),
  unique nulls not distinct (brand_id)
);
insert into on_time_promises values (null, '{DOMESTIC_GROUND}', 2000);

-- Given once for a leg, whatever becomes of its labels.
create table late_credits (
  order_id text not null references orders (id),
  leg text not null check (leg in ('outbound', 'return')),
  days_late integer not null check (days_late > 0),
  amount_cents integer not null check (amount_cents > 0),
  at timestamptz not null,
  primary key (order_id, leg)
);
create trigger late_credits_news after insert on late_credits for each row execute function tell_of_bag();
