-- The gateway's identifier of a card's number, the same for each time the number was saved; null where it gives none.
alter table payment_methods add column number_id text;
