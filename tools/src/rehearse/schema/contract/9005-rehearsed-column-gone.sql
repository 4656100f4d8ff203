-- Contract: no release that runs writes by the trigger, or reads the column.
drop trigger rehearsed_cents on orders;
drop function rehearsed_cents();
alter table orders drop column rehearsed_cents;
