-- What staff change of the things that the business runs on: who, when, what it was and what it became.
create table changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text not null references users (id),
  kind text not null,
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  undoes bigint references changes (id)
);
create index changes_of_subject on changes (kind, subject, id desc);
