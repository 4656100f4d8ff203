-- Links by which a caller adds photos to a claim from a phone, without signing in. One for each way it is sent.
create table claim_photo_links (
  id text primary key,
  claim_id text not null references claims (id),
  sent_by text not null check (sent_by in ('email', 'text')),
  -- Drawn when it is sent; only its hash is kept.
  token_hash bytea unique,
  made_by text not null references users (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index claim_photo_links_claim on claim_photo_links (claim_id);
