-- Who of the staff has an order open, by page. It holds for a minute and is renewed while the page is shown; what a crash of the
-- database takes with it comes back by itself.
create unlogged table order_viewers (
  order_id text not null references orders (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- A page of a browser, by a number that it made up.
  tab uuid not null,
  seen_at timestamptz not null,
  primary key (order_id, user_id, tab)
);
create index order_viewers_seen on order_viewers (seen_at);

-- Pages of the same order hear that somebody came or went, not that somebody is still there.
create function tell_of_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'viewers:' || coalesce(new.order_id, old.order_id));
  return null;
end $$;
create trigger order_viewers_news after insert or delete on order_viewers for each row execute function tell_of_viewer();

-- The words of names of people in orders, carts and accounts, each once and without whose it is: what a misspelled name is
-- compared with.
create table name_words (
  word text primary key,
  -- When it was last looked for in orders, carts and accounts; a word that is in none goes.
  checked_at timestamptz not null default now()
);
create index name_words_checked on name_words (checked_at);

-- As a search is split: by white space. What is no name, by its length or its characters, is left out.
create function words_of_names(names text) returns setof text language sql immutable as $$
  select distinct word from regexp_split_to_table(lower(names), '\s+') word
    where length(word) between 3 and 30 and word !~ '[0-9@:;,/()%_*"\\]' order by word
$$;

-- A word that another transaction adds right now is left to it: nobody waits for a word.
create function keep_name_words(names text) returns void language sql as $$
  insert into name_words (word) select sought.word from words_of_names(names) as sought (word)
    where not exists (select from name_words known where known.word = sought.word)
      and pg_try_advisory_xact_lock(hashtextextended('name_words ' || sought.word, 0))
    on conflict do nothing
$$;

create function order_names(sought orders) returns text language sql stable as $$
  select concat_ws(' ',
    (select string_agg(traveler ->> 'name', ' ') from jsonb_array_elements(sought.shipment -> 'travelers') traveler),
    (select string_agg(distinct place ->> 'name', ' ')
      from jsonb_array_elements(sought.shipment -> 'legs') leg
        cross join lateral (values (leg -> 'from'), (leg -> 'to')) ends (place)))
$$;

create function cart_names(sought carts) returns text language sql stable as $$
  select concat_ws(' ',
    (select string_agg(split_part(traveler #>> '{}', ':', 1), ' ')
      from jsonb_path_query(sought.session, 'lax $.travelers[*]') traveler),
    (select string_agg(concat_ws(' ', traveler ->> 't_first_name', traveler ->> 't_last_name', traveler ->> 't_name'), ' ')
      from jsonb_path_query(sought.session, 'lax $.ship_state.traveler.*') traveler),
    sought.session #>> '{ship_state,o_attention_name}', sought.session #>> '{ship_state,d_attention_name}')
$$;

create function name_words_of_order() returns trigger language plpgsql as $$
begin
  perform keep_name_words(order_names(new));
  return null;
end $$;
create trigger orders_name_words after insert or update of shipment on orders
  for each row execute function name_words_of_order();

-- Only a save that changes what a cart is found by writes there.
create function name_words_of_cart() returns trigger language plpgsql as $$
begin
  perform keep_name_words(cart_names(carts)) from carts where id = new.cart_id;
  return null;
end $$;
create trigger cart_search_name_words after insert or update of search on cart_search
  for each row execute function name_words_of_cart();

create function name_words_of_user() returns trigger language plpgsql as $$
begin
  perform keep_name_words(concat_ws(' ', new.first_name, new.last_name));
  return null;
end $$;
create trigger users_name_words after insert or update of first_name, last_name on users
  for each row when (new.deleted_at is null) execute function name_words_of_user();

insert into name_words (word)
  select words_of_names(order_names(orders)) from orders
  union select words_of_names(cart_names(carts)) from carts where session is not null and status in ('open', 'divided')
  union select words_of_names(concat_ws(' ', first_name, last_name)) from users where deleted_at is null;
create index name_words_trgm on name_words using gin (word gin_trgm_ops) with (fastupdate = off);
-- Words of a beginning, in any locale.
create index name_words_begin on name_words (word text_pattern_ops);
