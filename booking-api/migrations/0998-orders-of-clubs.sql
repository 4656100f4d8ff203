-- The orders of each club: an end of their trip is the club, or its staff booked them.
create table club_orders (
  club_id integer not null,
  order_id text not null references orders (id),
  placed_at timestamptz not null,
  at_club boolean not null,
  booked boolean not null,
  -- Number and travelers, lower case: nothing else of an order is looked for by a club.
  search text not null,
  primary key (club_id, order_id)
);
create index club_orders_page on club_orders (club_id, placed_at desc, order_id desc);
create index club_orders_order on club_orders (order_id);
create index club_orders_trgm on club_orders using gin (search gin_trgm_ops) with (fastupdate = off);

-- What the carrier collects at a club and what it brings there, by the day of the booking.
create table club_stops (
  club_id integer not null,
  order_id text not null references orders (id),
  leg text not null check (leg in ('outbound', 'return')),
  stop text not null check (stop in ('pickup', 'arrival')),
  day date not null,
  primary key (order_id, leg, stop)
);
create index club_stops_day on club_stops (club_id, stop, day, order_id, leg);

-- Only the form says what its ends are; the return may have other ends of the same kind.
create function club_ends(sought orders)
returns table (club_id integer, leg text, stop text, day date, dropped boolean) language sql stable as $$
  select ends.club::integer, way.leg, ends.stop, ends.day, way.dropped
  from jsonb_array_elements(sought.shipment -> 'legs') stored
    cross join lateral (select stored ->> 'leg' as leg, stored ->> 'leg' = 'return' as back,
      coalesce((stored ->> 'drop_off')::boolean, false) as dropped,
      sought.shipment #> '{booking,form}' as form,
      coalesce(nullif(case when stored ->> 'leg' = 'return' then sought.shipment #> '{booking,returnEnds}' end,
        'null'::jsonb), sought.shipment #> '{booking,form}') as own) way
    cross join lateral (values
      (case when way.back then 'arrival' else 'pickup' end, way.form ->> 'origination', way.own ->> 'o_club_id',
        (stored ->> case when way.back then 'arrival_date' else 'pickup_date' end)::date),
      (case when way.back then 'pickup' else 'arrival' end, way.form ->> 'destination', way.own ->> 'd_club_id',
        (stored ->> case when way.back then 'pickup_date' else 'arrival_date' end)::date)
    ) ends (stop, kind, club, day)
  where ends.kind = 'club' and ends.club ~ '^\d{1,9}$' and ends.day is not null
$$;

-- Bags that their owner hands to the carrier are not collected at the club.
create function club_orders_write(kept orders, booker integer) returns void language plpgsql as $$
begin
  delete from club_stops where order_id = kept.id;
  insert into club_stops select ends.club_id, kept.id, ends.leg, ends.stop, ends.day from club_ends(kept) ends
    where not (ends.stop = 'pickup' and ends.dropped) on conflict do nothing;
  insert into club_orders
    select found.club_id, kept.id, kept.placed_at, bool_or(found.at_club), bool_or(not found.at_club),
      lower(concat_ws(' ', kept.display_id, replace(kept.display_id, '-', ''),
        (select string_agg(traveler ->> 'name', ' ') from jsonb_array_elements(kept.shipment -> 'travelers') traveler)))
    from (select ends.club_id, true as at_club from club_ends(kept) ends
      union all select known.club_id, false from club_orders known where known.order_id = kept.id and known.booked
      union all select booker, false where booker is not null) found
    group by found.club_id
    on conflict (club_id, order_id) do update set (at_club, booked, search) =
      (excluded.at_club, excluded.booked, excluded.search);
  delete from club_orders where order_id = kept.id and not booked
    and club_id not in (select ends.club_id from club_ends(kept) ends);
end $$;

-- The club of who pressed the button, as it is then: who works elsewhere later takes no order along.
create function club_of_booker(attempt text) returns integer language sql stable as $$
  select users.club_id from checkout_attempts join users on users.id = checkout_attempts.user_id
  where checkout_attempts.id = attempt and users.role = 'pro'
$$;

create function club_orders_keep() returns trigger language plpgsql as $$
begin
  perform club_orders_write(new, case when tg_op = 'INSERT' then club_of_booker(new.attempt_id) end);
  return null;
end $$;
create trigger club_orders_kept after insert or update of shipment on orders
  for each row execute function club_orders_keep();

do $$
declare kept orders;
begin
  for kept in select * from orders loop
    perform club_orders_write(kept, club_of_booker(kept.attempt_id));
  end loop;
end $$;
