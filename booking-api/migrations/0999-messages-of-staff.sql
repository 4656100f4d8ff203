-- What staff wrote to a customer by email, about an order or not, as it was sent.
create table staff_messages (
  id text primary key,
  user_id text not null references users (id),
  order_id text references orders (id),
  brand_id integer not null references brands (id),
  author_id text not null references users (id),
  -- Made by the page once for each message, so that a repeated request sends nothing more.
  request_key text not null,
  subject text not null check (length(subject) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null,
  sent_at timestamptz,
  unique (author_id, request_key)
);
create index staff_messages_user on staff_messages (user_id, written_at);
create index staff_messages_order on staff_messages (order_id) where order_id is not null;
