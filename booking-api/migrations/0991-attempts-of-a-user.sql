-- Orders that somebody placed for others are found by who paid for them.
create index checkout_attempts_user on checkout_attempts (user_id);
