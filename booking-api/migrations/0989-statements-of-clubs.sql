-- The run that emails the statements of a month, one for each.
create table club_statement_runs (
  month text primary key check (month ~ '^\d{4}-\d\d$'),
  started_by text not null references users (id),
  started_at timestamptz not null
);

-- Statements that are emailed. A club is in the run of a month once; what staff send by hand has the key of a press.
create table club_statement_mails (
  id text primary key,
  club_id integer not null references club_accounts (club_id),
  month text not null check (month ~ '^\d{4}-\d\d$'),
  by_run boolean not null,
  request_key text,
  asked_by text not null references users (id),
  asked_at timestamptz not null,
  sent_to text,
  sent_at timestamptz,
  check (by_run = (request_key is null)),
  check ((sent_to is null) = (sent_at is null))
);
create unique index club_statement_mails_run on club_statement_mails (month, club_id) where by_run;
create unique index club_statement_mails_key on club_statement_mails (club_id, request_key) where not by_run;

-- Reminders of what is overdue: by hand with the key of a press, or one a week by the job.
create table club_reminders (
  id text primary key,
  club_id integer not null references club_accounts (club_id),
  -- The Monday of the job's week; null for one that staff sent.
  week date,
  request_key text,
  asked_by text references users (id),
  asked_at timestamptz not null,
  sent_to text,
  sent_at timestamptz,
  check ((week is null) = (request_key is not null)),
  check ((sent_to is null) = (sent_at is null))
);
create unique index club_reminders_week on club_reminders (club_id, week) where week is not null;
create unique index club_reminders_key on club_reminders (club_id, request_key) where week is null;
