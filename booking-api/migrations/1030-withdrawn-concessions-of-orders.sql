-- 0: staff took away what the order that this cart changes has of the concession.
alter table cart_concessions drop constraint cart_concessions_amount_cents_check;
alter table cart_concessions
  add constraint cart_concessions_amount_cents_check check (amount_cents >= 0) not valid;
alter table cart_concessions validate constraint cart_concessions_amount_cents_check;
alter table cart_concessions drop constraint cart_concessions_check;
alter table cart_concessions add constraint cart_concessions_check check (
  case act when 'comp_discount' then amount_cents is not null else coalesce(amount_cents, 0) = 0 end
) not valid;
alter table cart_concessions validate constraint cart_concessions_check;
