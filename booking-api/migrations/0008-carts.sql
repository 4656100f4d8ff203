create table carts (
  id text primary key,
  order_id text not null unique,
  display_id text not null unique,
  token_hash bytea not null,
  brand_id integer not null references brands (id),
  micro_site_id integer,
  user_id text references users (id),
  session jsonb,
  status text not null default 'open' check (status in ('open', 'ordered')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A price as it was told: what it was made of, by which rate sheet, and until when it holds.
create table quotes (
  id text primary key,
  cart_id text references carts (id),
  brand_slug text not null,
  rate_sheet_version text not null references rate_sheets (version),
  inputs jsonb not null,
  lines jsonb not null,
  total_cents integer not null,
  cost_cents integer not null,
  coupon_code text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index quotes_cart on quotes (cart_id, created_at desc);
