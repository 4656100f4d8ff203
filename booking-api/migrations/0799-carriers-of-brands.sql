-- Whose calendar a brand goes by, and a microsite that has a carrier of its own.
alter table brands add column carrier text not null default 'FEDEX';
alter table microsites add column carrier text;
