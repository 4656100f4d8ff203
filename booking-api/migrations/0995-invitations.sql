-- Who was invited to their account, by whom, and how far that went. The link's token is one of password_resets.
create table invitations (
  user_id text primary key references users (id),
  invited_by text not null references users (id),
  -- The club's name as the email has it; null where the brand invites.
  club_name text,
  asked_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  opened_at timestamptz,
  check ((sent_at is null) = (expires_at is null))
);
alter table password_resets add column invitation boolean not null default false;
