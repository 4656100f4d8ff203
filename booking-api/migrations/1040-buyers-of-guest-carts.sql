-- True while the cart's user is the buyer that staff named for a guest: the guest who gets the cart back is
-- not that user.
alter table carts add column buyer_named boolean not null default false;
