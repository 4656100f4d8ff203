-- Whoever has the link sees where the bags are, by city and without a name. Only the hash of its token is kept.
create table track_links (
  id text primary key,
  order_id text not null references orders (id),
  token_hash bytea not null unique,
  made_by text not null references users (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index track_links_order on track_links (order_id);

-- Who says by a link that the bags of a leg are there. The photo is a file that goes by the row's id.
create table received_bags (
  id text primary key,
  order_id text not null references orders (id),
  link_id text not null references track_links (id),
  leg text not null check (leg in ('outbound', 'return')),
  name text not null,
  has_photo boolean not null,
  at timestamptz not null
);
create index received_bags_order on received_bags (order_id);
create trigger received_bags_news after insert on received_bags for each row execute function tell_of_bag();
