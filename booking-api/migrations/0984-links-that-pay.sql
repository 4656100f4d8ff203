-- A mailed link pays a change that staff priced, or what is owed for an order, without an account. The token is kept as a
-- hash; it is made with the mail that brings it, and each further mail makes another.
create table pay_links (
  id text primary key,
  order_id text not null references orders (id),
  -- What it pays: a request, or a change of the order as it was then. What a change asks for is forgotten with its end.
  request_id text references pay_requests (id),
  amendment jsonb,
  generation integer not null,
  -- Sentences that name towns and days, no street.
  what jsonb not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'withdrawn')),
  made_by text not null references users (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many mails were asked for, and when the last of them was written.
  round integer not null default 1,
  sent_at timestamptz,
  token_hash bytea unique,
  closed_at timestamptz,
  -- Staff were told that it ended unpaid.
  alerted boolean not null default false,
  check ((state = 'open') = (closed_at is null)),
  check (request_id is null or amendment is null)
);
create index pay_links_order on pay_links (order_id);
create index pay_links_open on pay_links (expires_at) where state = 'open';
