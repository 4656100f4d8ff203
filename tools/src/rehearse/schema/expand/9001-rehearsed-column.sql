-- Expand: a second place for an order's total. Servers of either release fill both with each write.
alter table orders add column rehearsed_cents bigint;
create function rehearsed_cents() returns trigger language plpgsql as $$
  begin
    new.rehearsed_cents := new.total_cents;
    return new;
  end
$$;
create trigger rehearsed_cents before insert or update on orders
  for each row execute function rehearsed_cents();
