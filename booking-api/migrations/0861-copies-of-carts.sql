-- A cart that was opened by the link of a saved price is a copy of another: which one, the first of them all.
alter table carts add column copy_of text references carts (id) on delete set null;
create index carts_copy_of on carts (copy_of) where copy_of is not null;
