-- What staff tell the customer about why a refund was made; the reason stays with staff.
alter table refunds add column customer_reason text not null default '' check (length(customer_reason) <= 200);
