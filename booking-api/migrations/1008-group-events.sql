-- A group that is sent to a club or home from it, such as a camp that ends, with the roster of its people.
create table group_events (
  id text primary key,
  club_id integer not null references facilities (id),
  brand_id integer not null references brands (id),
  name text not null check (length(name) between 1 and 60),
  direction text not null check (direction in ('to_club', 'from_club')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  size text not null,
  contents text not null,
  answer_by date not null,
  made_by text not null references users (id),
  made_at timestamptz not null,
  closed_at timestamptz,
  -- The roster is erased some time after the last day.
  erased_at timestamptz
);
create index group_events_club on group_events (club_id, made_at);
create index group_events_last_day on group_events (last_day) where erased_at is null;

create table group_people (
  id text primary key,
  event_id text not null references group_events (id),
  name text not null,
  -- Empty, like the name, once the person is erased.
  email text not null,
  -- Null where it is the event's.
  size text,
  bunk text not null,
  session text not null,
  -- The first cart that the link opened; those of other browsers are copies of it.
  cart_id text references carts (id) on delete set null,
  -- The order by which the person is booked, kept by a trigger.
  order_id text references orders (id),
  handed_over_at timestamptz,
  handed_over_by text references users (id)
);
create unique index group_people_once on group_people (event_id, lower(email), lower(name)) where email <> '';
create index group_people_event on group_people (event_id);
create index group_people_email on group_people (lower(email));
create unique index group_people_cart on group_people (cart_id) where cart_id is not null;
create index group_people_order on group_people (order_id) where order_id is not null;

-- The invitation is the first email, reminders are those that follow.
create table group_mails (
  person_id text not null references group_people (id) on delete cascade,
  nth integer not null,
  -- At the club: nobody is emailed twice on one.
  day date not null,
  sent_at timestamptz,
  primary key (person_id, nth)
);

-- Each email brings a link, kept as a hash; all of them work.
create table group_links (
  token_hash bytea primary key,
  person_id text not null references group_people (id) on delete cascade,
  made_at timestamptz not null
);
create index group_links_person on group_links (person_id);

create function group_people_keep() returns trigger language plpgsql as $$
declare root text;
begin
  select coalesce(copy_of, id) into root from carts where id = new.cart_id;
  if new.status = 'placed' and new.state <> 'cancelled' then
    update group_people set order_id = new.id where cart_id = root and order_id is null;
  else
    update group_people set order_id = null where cart_id = root and order_id = new.id;
  end if;
  return null;
end $$;
create trigger group_people_kept after insert or update of status, state on orders
  for each row execute function group_people_keep();
