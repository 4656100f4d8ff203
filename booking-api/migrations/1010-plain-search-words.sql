-- Names are found without accents and apostrophes: "obrien" finds O'Brien, "munoz" finds Muñoz. These functions call none of
-- ours, which are not found while an index is made, and are quick for plain letters: a search reads thousands of rows.
create function plain_words(said text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if said !~ '[^ -~]' then
    return lower(replace(replace(said, '''', ''), '`', ''));
  end if;
  return lower(replace(replace(replace(
    translate(regexp_replace(normalize(said, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g'), 'øØłŁđĐıðÐÆŒ', 'oOlLdDidDæœ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'));
end $$;

-- A plain name whose first part is written apart, as one word too: "mcdonald" finds Mc Donald. Null for other names.
create function joined_names(plain text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if ' ' || plain !~ ' (o|mc|mac|d|de|del|della|di|da|du|la|le|van|von|der|den|ter|ten|st) ' then
    return null;
  end if;
  return regexp_replace(plain,
    '\m(o|mc|mac|d|de|del|della|di|da|du|la|le|van|von|der|den|ter|ten|st)\s+(?=\w)', '\1', 'g');
end $$;

create function with_joined_names(plain text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if ' ' || plain !~ ' (o|mc|mac|d|de|del|della|di|da|du|la|le|van|von|der|den|ter|ten|st) ' then
    return plain;
  end if;
  return plain || ' ' || regexp_replace(plain,
    '\m(o|mc|mac|d|de|del|della|di|da|du|la|le|van|von|der|den|ter|ten|st)\s+(?=\w)', '\1', 'g');
end $$;

create function user_search_text(first_name text, last_name text, email text, phone text, member_number text)
returns text language sql immutable parallel safe
return with_joined_names(plain_words(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(member_number, '')))
  || ' ' || regexp_replace(phone, '[^0-9]', '', 'g');

create or replace function order_search_text(sought orders) returns text language sql stable as $$
  select plain_words(concat_ws(' ',
    sought.display_id,
    replace(sought.display_id, '-', ''),
    (select display_id from carts where id = sought.cart_id and display_id <> sought.display_id),
    case when sought.people_removed_at is null then concat_ws(' ',
      (select concat_ws(' ', first_name, last_name, email, regexp_replace(phone, '[^0-9]', '', 'g'),
          joined_names(plain_words(concat_ws(' ', first_name, last_name))))
        from users where id = sought.user_id),
      (select string_agg(concat_ws(' ', traveler ->> 'name', traveler ->> 'email'), ' ')
        from jsonb_array_elements(sought.shipment -> 'travelers') traveler),
      (select string_agg(distinct concat_ws(' ', place ->> 'name',
          (select string_agg(line #>> '{}', ' ') from jsonb_path_query(place, 'lax $.lines[*]') line),
          regexp_replace(place ->> 'phone', '[^0-9]', '', 'g')), ' ')
        from jsonb_array_elements(sought.shipment -> 'legs') leg
          cross join lateral (values (leg -> 'from'), (leg -> 'to')) ends (place)),
      joined_names(plain_words(order_names(sought)))) end,
    (select string_agg(tracking_number, ' ' order by leg, position)
      from order_parcels where order_id = sought.id and tracking_number is not null),
    (select string_agg(distinct concat_ws(' ', card_type, last4), ' ') from payments where order_id = sought.id)))
$$;

create or replace function cart_search_text(sought carts) returns text language sql stable as $$
  select plain_words(concat_ws(' ',
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
    regexp_replace(sought.session #>> '{ship_state,d_phone}', '[^0-9]', '', 'g'),
    joined_names(plain_words(cart_names(sought)))))
$$;

create or replace function club_orders_write(kept orders, booker integer) returns void language plpgsql as $$
begin
  delete from club_stops where order_id = kept.id;
  insert into club_stops select ends.club_id, kept.id, ends.leg, ends.stop, ends.day from club_ends(kept) ends
    where not (ends.stop = 'pickup' and ends.dropped) on conflict do nothing;
  insert into club_orders
    select found.club_id, kept.id, kept.placed_at, bool_or(found.at_club), bool_or(not found.at_club),
      (select plain_words(concat_ws(' ', kept.display_id, replace(kept.display_id, '-', ''), names, joined_names(plain_words(names))))
        from (select string_agg(traveler ->> 'name', ' ') as names
          from jsonb_array_elements(kept.shipment -> 'travelers') traveler) named)
    from (select ends.club_id, true as at_club from club_ends(kept) ends
      union all select known.club_id, false from club_orders known where known.order_id = kept.id and known.booked
      union all select booker, false where booker is not null) found
    group by found.club_id
    on conflict (club_id, order_id) do update set (at_club, booked, search) =
      (excluded.at_club, excluded.booked, excluded.search);
  delete from club_orders where order_id = kept.id and not booked
    and club_id not in (select ends.club_id from club_ends(kept) ends);
end $$;

-- Words of names are kept as they are looked for.
create or replace function words_of_names(names text) returns setof text language sql immutable as $$
  select distinct word from regexp_split_to_table(plain_words(names), '\s+') word
    where length(word) between 3 and 30 and word !~ '[0-9@:;,/()%_*"\\]' order by word
$$;

-- Only rows with such a name change.
update order_search set search = order_search_text(orders) from orders
  where orders.id = order_search.order_id
    and (search <> plain_words(search) or joined_names(plain_words(search)) is not null);
update cart_search set search = cart_search_text(carts) from carts
  where carts.id = cart_search.cart_id
    and (search <> plain_words(search) or joined_names(plain_words(search)) is not null);
update club_orders set search = concat_ws(' ', plain_words(search), joined_names(plain_words(search)))
  where search <> plain_words(search) or joined_names(plain_words(search)) is not null;
insert into name_words (word) select words_of_names(word) from name_words where word <> plain_words(word)
  on conflict do nothing;
