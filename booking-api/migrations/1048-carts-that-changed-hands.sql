-- How often the cart changed hands: a save of a page that read it before the last change is refused. The key
-- that lost it last may send once, for a minute, what its page had not saved.
alter table carts
  add column hold_turn integer not null default 0,
  add column left_token_hash bytea,
  add column left_at timestamptz;

-- Entries that arrive after a cart has changed hands are news to the page that has it now.
create or replace trigger carts_news after update on carts for each row
  when (old.held_by is distinct from new.held_by or old.hold_turn is distinct from new.hold_turn
    or (new.held_by is not null and (old.updated_at is distinct from new.updated_at or old.status is distinct from new.status)))
  execute function tell_of_cart();
