-- A bill of one share, which somebody pays by a link that staff sent.
alter table bill_splits
  add column by_link boolean not null default false,
  -- How many mails with the link were asked for.
  add column round integer not null default 1,
  -- Its payer was reminded of its end, or it ends too soon for that.
  add column reminded boolean not null default false;

-- Tokens of links that pay all of a bill, as hashes: each mail and each copied link has its own.
create table bill_share_tokens (
  token_hash bytea primary key,
  share_id text not null references bill_shares (id),
  made_at timestamptz not null
);
create index bill_share_tokens_share on bill_share_tokens (share_id);
