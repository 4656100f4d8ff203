-- A leg that was booked again may be cancelled again: once in each generation of its order.
drop index order_acts_leg_once;
create unique index order_acts_leg_once on order_acts (order_id, leg, generation) where act = 'cancel_leg';
