-- A cart whose bill is divided is under way as well, and stands in the account's list of carts.
create index carts_in_list on carts (user_id, brand_id, updated_at desc, id desc)
  where status in ('open', 'divided') and held_by is null and session is not null;
drop index carts_under_way;
