-- Work that is asked of a browser before a sign-in that was tried too often is looked at; each is good once, for one mail.
create table sign_in_puzzles (
  id_hash bytea primary key,
  mail_key text not null,
  bits smallint not null,
  expires_at timestamptz not null
);
create index sign_in_puzzles_over on sign_in_puzzles (expires_at);
