-- What an account is listed: its open carts with something entered, the newest first, whatever else it opened.
create index carts_under_way on carts (user_id, brand_id, updated_at desc, id desc)
  where status = 'open' and held_by is null and session is not null;
