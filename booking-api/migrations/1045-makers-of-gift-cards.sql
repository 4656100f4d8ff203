-- CO-163: who made a gift card, and when; unknown for cards from before.
alter table gift_cards add column made_by text, add column made_at timestamptz;
