-- A credit that staff gave and took back while it was unspent: an entry below zero under the reference of the grant.
alter table credit_entries drop constraint credit_entries_event_check;
alter table credit_entries add constraint credit_entries_event_check
  check (event in ('grant', 'hold', 'release', 'refund', 'withdraw')) not valid;
