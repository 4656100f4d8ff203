-- Expand: a second place for an order's total. What is written from now on fills both, by servers of either release.
alter table orders add column rehearsed_cents bigint;
create function rehearsed_cents() returns trigger language plpgsql as $$
  begin
    new.rehearsed_cents := new.total_cents;
    return new;
  end
$$;
create trigger rehearsed_cents before insert or update on orders
  for each row execute function rehearsed_cents();
