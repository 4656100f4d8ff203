-- An order is found by the streets and zip codes of its trip too, and by the card that paid for it: "visa 1111".
create or replace function order_search_text(sought orders) returns text language sql stable as $$
  select lower(concat_ws(' ',
    sought.display_id,
    replace(sought.display_id, '-', ''),
    (select display_id from carts where id = sought.cart_id and display_id <> sought.display_id),
    (select concat_ws(' ', first_name, last_name, email, regexp_replace(phone, '[^0-9]', '', 'g'))
      from users where id = sought.user_id),
    (select string_agg(concat_ws(' ', traveler ->> 'name', traveler ->> 'email'), ' ')
      from jsonb_array_elements(sought.shipment -> 'travelers') traveler),
    (select string_agg(distinct concat_ws(' ', place ->> 'name',
        (select string_agg(line #>> '{}', ' ') from jsonb_path_query(place, 'lax $.lines[*]') line),
        regexp_replace(place ->> 'phone', '[^0-9]', '', 'g')), ' ')
      from jsonb_array_elements(sought.shipment -> 'legs') leg
        cross join lateral (values (leg -> 'from'), (leg -> 'to')) ends (place)),
    (select string_agg(tracking_number, ' ' order by leg, position)
      from order_parcels where order_id = sought.id and tracking_number is not null),
    (select string_agg(distinct concat_ws(' ', card_type, last4), ' ') from payments where order_id = sought.id)))
$$;

create function order_search_pay() returns trigger language plpgsql as $$
begin
  update order_search set search = order_search_text(orders) from orders
    where orders.id = new.order_id and order_search.order_id = new.order_id;
  return null;
end $$;
create trigger order_search_paid after insert on payments for each row
  when (new.order_id is not null) execute function order_search_pay();
create trigger order_search_paid_later after update of order_id on payments for each row
  when (new.order_id is distinct from old.order_id and new.order_id is not null) execute function order_search_pay();

update order_search set search = order_search_text(orders) from orders where orders.id = order_search.order_id;

-- What a booking under way is found by: a guest has no account, only what was typed. It goes with what was entered.
create table cart_search (
  cart_id text primary key references carts (id) on delete cascade,
  search text not null
);

create function cart_search_text(sought carts) returns text language sql stable as $$
  select lower(concat_ws(' ',
    sought.display_id,
    replace(sought.display_id, '-', ''),
    (select string_agg(replace(traveler #>> '{}', ':', ' '), ' ')
      from jsonb_path_query(sought.session, 'lax $.travelers[*]') traveler),
    (select string_agg(concat_ws(' ', traveler ->> 't_first_name', traveler ->> 't_last_name',
        traveler ->> 't_name', traveler ->> 't_email',
        regexp_replace(traveler ->> 't_phone', '[^0-9]', '', 'g')), ' ')
      from jsonb_path_query(sought.session, 'lax $.ship_state.traveler.*') traveler),
    sought.session #>> '{ship_state,o_attention_name}', sought.session #>> '{ship_state,o_address}',
    sought.session #>> '{ship_state,o_zip}',
    sought.session #>> '{ship_state,d_attention_name}', sought.session #>> '{ship_state,d_address}',
    sought.session #>> '{ship_state,d_zip}',
    regexp_replace(sought.session #>> '{ship_state,o_phone}', '[^0-9]', '', 'g'),
    regexp_replace(sought.session #>> '{ship_state,d_phone}', '[^0-9]', '', 'g')))
$$;

-- A save that changes nothing of it, such as another day, writes no row and no index.
create function cart_search_keep() returns trigger language plpgsql as $$
begin
  if new.status not in ('open', 'divided') or new.session is null then
    delete from cart_search where cart_id = new.id;
  else
    insert into cart_search select new.id, cart_search_text(new)
      on conflict (cart_id) do update set search = excluded.search
      where cart_search.search <> excluded.search;
  end if;
  return null;
end $$;
create trigger cart_search_kept after insert or update of session, status on carts
  for each row execute function cart_search_keep();

insert into cart_search select id, cart_search_text(carts) from carts
  where status in ('open', 'divided') and session is not null;
create index cart_search_trgm on cart_search using gin (search gin_trgm_ops) with (fastupdate = off);

-- Places by name, street, city or zip code.
create index facilities_search_trgm on facilities
  using gin ((lower(name || ' ' || address_1 || ' ' || city || ' ' || state || ' ' || zip)) gin_trgm_ops);
