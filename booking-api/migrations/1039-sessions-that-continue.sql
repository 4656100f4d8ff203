-- A session of staff that continued from one at another brand's host: it ends with it.
alter table sessions
  add column derived_from bytea,
  -- The brand that it continued from.
  add column continued_from text;
alter table sessions add constraint sessions_derived_from
  foreign key (derived_from) references sessions (id_hash) on delete cascade not valid;
alter table sessions validate constraint sessions_derived_from;
-- allowed: index: no row has a value yet, and sessions of guests without data have no row
create index sessions_derived on sessions (derived_from) where derived_from is not null;

-- One-time tokens that carry a session of staff from brand to brand. Only the browser that began has the state.
create table session_handovers (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  source_hash bytea not null references sessions (id_hash) on delete cascade,
  source_brand text not null,
  target_brand text not null,
  state_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index session_handovers_source on session_handovers (source_hash);
create index session_handovers_user on session_handovers (user_id);
