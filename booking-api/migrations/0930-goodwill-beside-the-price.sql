-- What staff give back of their own accord is no part of what an order costs: it has an account of its own.
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in
  ('order', 'tender', 'capture', 'capture_failed', 'refund', 'refund_paid', 'refund_recalled', 'compensation',
    'goodwill'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in
  ('receivable', 'revenue', 'cash', 'gift_cards', 'ship_wallets', 'wallets', 'clubs', 'refunds_payable', 'by_hand',
    'compensations', 'goodwill'));

alter table refunds add column is_goodwill boolean not null default false;
update refunds set is_goodwill = true where idempotency_key like 'staff-%';

-- Refunds that staff have given so far: entries are never changed, so each is moved by a pair of its own.
insert into ledger_entries (order_id, event, account, amount_cents, transaction_id)
select refunds.order_id, 'goodwill', moved.account, moved.sign * refunds.amount_cents, refunds.id || '.moved'
from refunds cross join (values ('goodwill', 1), ('revenue', -1)) as moved (account, sign)
where refunds.is_goodwill;
