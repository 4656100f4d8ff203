import type pg from 'pg';

const statements = `
create schema if not exists sandbox_gateway;
create table if not exists sandbox_gateway.nonces (
  hash bytea primary key,
  card jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table if not exists sandbox_gateway.vault (
  token text primary key,
  customer_id text not null,
  card jsonb not null,
  created_at timestamptz not null default now()
);
create table if not exists sandbox_gateway.transactions (
  id text primary key,
  kind text not null check (kind in ('sale', 'refund')),
  order_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  status text not null,
  processor_code text,
  processor_text text,
  rejection text,
  avs_postal text not null,
  card jsonb not null,
  fingerprint text not null,
  refunded_transaction_id text references sandbox_gateway.transactions (id),
  payment_method_token text,
  decided_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists transactions_order on sandbox_gateway.transactions (order_id);
create index if not exists transactions_time on sandbox_gateway.transactions (created_at);
create index if not exists transactions_card on sandbox_gateway.transactions (fingerprint, created_at);
drop index if exists sandbox_gateway.transactions_due;
create index if not exists transactions_undecided on sandbox_gateway.transactions (updated_at)
  where status = 'authorizing';
create index if not exists transactions_unsettled on sandbox_gateway.transactions (updated_at)
  where status = 'submitted_for_settlement';
create table if not exists sandbox_gateway.transaction_events (
  id bigint generated always as identity primary key,
  transaction_id text not null references sandbox_gateway.transactions (id),
  status text not null,
  happened_at timestamptz not null default now()
);
alter table sandbox_gateway.transaction_events add column if not exists told_at timestamptz;
create index if not exists transaction_events_untold on sandbox_gateway.transaction_events (id) where told_at is null;
create table if not exists sandbox_gateway.requests (
  key text not null,
  operation text not null,
  params_hash bytea not null,
  transaction_id text,
  refusal jsonb,
  created_at timestamptz not null default now(),
  primary key (key, operation)
);
`;

/**
 * Creates the gateway's missing tables. Its ledger is separate from the shop's, and only this code migrates
 * it.
 */
export async function createLedger(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(4002)');
    await client.query(statements);
  } finally {
    await client.query('select pg_advisory_unlock(4002)');
    client.release();
  }
}
