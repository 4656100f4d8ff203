-- BR-09: what a brand announces above the header of its pages: text and links, as cleaned html; null for nothing.
alter table brands add column announcement text;
