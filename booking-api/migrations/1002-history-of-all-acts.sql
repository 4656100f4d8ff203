-- outside a transaction
-- The history page lists the newest acts of everybody, whatever they were about.
drop index concurrently if exists audit_events_acts;
create index concurrently audit_events_acts on audit_events (happened_at desc, id desc)
  where kind like 'staff.%' or kind like '%on_behalf';
drop index concurrently if exists order_acts_at;
create index concurrently order_acts_at on order_acts (at desc);
drop index concurrently if exists changes_at;
create index concurrently changes_at on changes (at desc);
