-- `(function(row)).*` asks the function again for each column: seven times the work for each order.
create or replace function order_search_keep() returns trigger language plpgsql as $$
begin
  insert into order_search select kept.* from order_search_row(new) kept
    on conflict (order_id) do update set (brand_id, pickup_date, club_ids, carriers, search) =
      (excluded.brand_id, excluded.pickup_date, excluded.club_ids, excluded.carriers, excluded.search);
  return null;
end $$;
