-- Who pays the bookings of a group event: each family, or the club on its account.
alter table group_events add column paid_by text not null default 'family';
alter table group_events add constraint group_events_paid_by check (paid_by in ('family', 'club')) not valid;

-- The club on whose account a prepared booking goes.
alter table carts add column paid_by_club_id integer;

alter table group_people
  -- The cart whose order is being placed, or was: one link is ordered once, whoever opens it.
  add column claimed_by text,
  -- The club's limit did not reach for this person's booking.
  add column limit_reached_at timestamptz;

create or replace function group_people_keep() returns trigger language plpgsql as $$
declare root text;
begin
  select coalesce(copy_of, id) into root from carts where id = new.cart_id;
  if new.status = 'placed' and new.state <> 'cancelled' then
    update group_people set order_id = new.id, claimed_by = new.cart_id, limit_reached_at = null
      where cart_id = root and order_id is null;
  else
    update group_people set order_id = null, claimed_by = null, handed_over_at = null, handed_over_by = null where cart_id = root and order_id = new.id;
  end if;
  return null;
end $$;
