-- Open pages are told that there is something new to read: by ids alone, on one channel that each server listens to. A NOTIFY
-- takes a lock over all databases while it commits, so that no placing of an order and no saving of a cart tells anything: only
-- what moves an order that is there, and a cart that staff hold.
create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'order:' || new.id);
  perform pg_notify('news', 'orders:' || new.user_id);
  return null;
end $$;
create trigger orders_news after update on orders for each row
  when (old.state is distinct from new.state or old.status is distinct from new.status
    or old.generation is distinct from new.generation or old.total_cents is distinct from new.total_cents)
  execute function tell_of_order();

create function tell_of_bag() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'order:' || new.order_id);
  return null;
end $$;
create trigger order_parcels_news after update on order_parcels for each row
  when (old.status is distinct from new.status or old.detail is distinct from new.detail
    or old.expected_on is distinct from new.expected_on or old.label is distinct from new.label)
  execute function tell_of_bag();

create function tell_of_cart() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'cart:' || new.id);
  return null;
end $$;
create trigger carts_news after update on carts for each row
  when (old.held_by is distinct from new.held_by
    or (new.held_by is not null and (old.updated_at is distinct from new.updated_at or old.status is distinct from new.status)))
  execute function tell_of_cart();
