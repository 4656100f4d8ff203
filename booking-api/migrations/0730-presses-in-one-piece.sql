-- The draft of a press is some three thousand bytes until its order stands, and a third of it from then on. It stays in its
-- row as it is, until it fills a page: to compress it, and to keep it apart for a second, took longer than to write it.
alter table checkout_attempts set (toast_tuple_target = 8160);
