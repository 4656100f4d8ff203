-- Staff keep somebody out: no session opens.
alter table users add column disabled boolean not null default false;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
-- What was done to somebody, for the page of a user.
create index audit_events_subject on audit_events (subject, id desc);
