-- The brand of an order is that of its cart, which refers to the brands. To check it again with every order had all
-- orders of a moment share a lock on the row of their brand.
alter table orders drop constraint orders_brand_id_fkey;
-- Orders of a person are read by orders_user_page.
drop index orders_user;
