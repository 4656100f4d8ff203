-- Whose order it becomes and whose credits it spends; `user_id` is who pressed.
alter table checkout_attempts add column owner_id text references users (id);
