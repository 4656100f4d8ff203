-- Of the days that the console shows, what staff gave back is found without reading every entry.
create index ledger_entries_goodwill on ledger_entries (order_id) include (amount_cents) where account = 'goodwill';
