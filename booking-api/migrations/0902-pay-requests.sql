-- What is owed for an order afterwards is asked of whoever it is, who pays it on the order's page; staff may waive it.
create table pay_requests (
  id text primary key,
  order_id text not null references orders (id),
  reason text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'asked' check (state in ('asked', 'paid', 'waived')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  closed_by text references users (id),
  comment text not null default '',
  check ((state = 'asked') = (closed_at is null))
);
create index pay_requests_order on pay_requests (order_id);
alter table address_corrections drop constraint address_corrections_paid_by_check;
alter table address_corrections add constraint address_corrections_paid_by_check
  check (paid_by in ('nobody', 'club', 'hand', 'request'));
