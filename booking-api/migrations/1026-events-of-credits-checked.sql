-- All entries are read here, without a lock against those who write.
alter table credit_entries validate constraint credit_entries_event_check;
