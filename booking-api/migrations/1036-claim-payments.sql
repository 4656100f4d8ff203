-- How an approved claim was paid: back to how the order was paid, by a transfer made elsewhere, or as credit.
-- Claims that were paid before have no rows: they were paid as credit.
create table claim_payments (
  claim_id text not null references claims (id),
  way text not null check (way in ('card', 'transfer', 'credit')),
  amount_cents integer not null check (amount_cents > 0),
  -- Of a card: the refund of the order.
  refund_id text references refunds (id),
  -- Of a transfer: what the bank calls it, and its day.
  reference text not null default '',
  paid_on date,
  actor_id text not null references users (id),
  at timestamptz not null,
  primary key (claim_id, way),
  check ((way = 'card') = (refund_id is not null)),
  check ((way = 'transfer') = (paid_on is not null))
);
create index claim_payments_refund on claim_payments (refund_id) where refund_id is not null;
