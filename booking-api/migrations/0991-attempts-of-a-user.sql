-- outside a transaction
-- Orders that somebody placed for others are found by who paid for them.
drop index concurrently if exists checkout_attempts_user;
create index concurrently checkout_attempts_user on checkout_attempts (user_id);
