-- What was done with an order last can be undone for some minutes. Until then its refund is owed and not yet paid, and the
-- labels that it gave up are not yet void.
alter table order_acts drop constraint order_acts_act_check;
alter table order_acts add constraint order_acts_act_check
  check (act in ('cancel', 'change', 'cancel_leg', 'move_leg', 'undo'));
alter table orders add column undo_act_id text references order_acts (id);
alter table order_parcels add column void_after timestamptz;

alter table refund_parts drop constraint refund_parts_state_check;
alter table refund_parts add constraint refund_parts_state_check
  check (state in ('wanted', 'done', 'failed', 'recalled'));
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in
  ('order', 'tender', 'capture', 'capture_failed', 'refund', 'refund_paid', 'refund_recalled', 'compensation'));
