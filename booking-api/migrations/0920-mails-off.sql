-- Mails that somebody does not want: an account by its id, another address by a hash of it (`mail:…`).
create table mails_off (
  reader text not null,
  kind text not null,
  at timestamptz not null,
  primary key (reader, kind)
);
-- The link of a mail that turns its kind off without a sign-in; of its token only the hash.
create table mail_off_links (
  token_hash bytea primary key,
  reader text not null,
  kind text not null,
  created_at timestamptz not null
);
create index mail_off_links_age on mail_off_links (created_at);
create index mail_off_links_reader on mail_off_links (reader);
