-- When the people of an order were removed from it, for a company that keeps them for a time alone; null while it names them.
alter table orders add column people_removed_at timestamptz;

-- An order without people is found by its numbers, tracking numbers and card alone, not by whose account it is.
create or replace function order_search_text(sought orders) returns text language sql stable as $$
  select lower(concat_ws(' ',
    sought.display_id,
    replace(sought.display_id, '-', ''),
    (select display_id from carts where id = sought.cart_id and display_id <> sought.display_id),
    case when sought.people_removed_at is null then concat_ws(' ',
      (select concat_ws(' ', first_name, last_name, email, regexp_replace(phone, '[^0-9]', '', 'g'))
        from users where id = sought.user_id),
      (select string_agg(concat_ws(' ', traveler ->> 'name', traveler ->> 'email'), ' ')
        from jsonb_array_elements(sought.shipment -> 'travelers') traveler),
      (select string_agg(distinct concat_ws(' ', place ->> 'name',
          (select string_agg(line #>> '{}', ' ') from jsonb_path_query(place, 'lax $.lines[*]') line),
          regexp_replace(place ->> 'phone', '[^0-9]', '', 'g')), ' ')
        from jsonb_array_elements(sought.shipment -> 'legs') leg
          cross join lateral (values (leg -> 'from'), (leg -> 'to')) ends (place))) end,
    (select string_agg(tracking_number, ' ' order by leg, position)
      from order_parcels where order_id = sought.id and tracking_number is not null),
    (select string_agg(distinct concat_ws(' ', card_type, last4), ' ') from payments where order_id = sought.id)))
$$;
