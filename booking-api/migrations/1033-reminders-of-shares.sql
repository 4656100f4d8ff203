-- PY-31: the link of the reminder; the one of the first email works on. Tokens are kept as hashes.
alter table bill_shares add column reminder_token_hash bytea;
-- allowed: index: few bills are divided, so the lock is short
create unique index bill_shares_reminder on bill_shares (reminder_token_hash) where reminder_token_hash is not null;
