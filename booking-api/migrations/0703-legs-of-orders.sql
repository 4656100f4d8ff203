-- A leg of a round trip can be cancelled, or moved to another day, by itself.
alter table order_acts add column leg text check (leg in ('outbound', 'return'));
alter table order_acts drop constraint order_acts_act_check;
alter table order_acts add constraint order_acts_act_check check (act in ('cancel', 'change', 'cancel_leg', 'move_leg'));
drop index order_acts_once;
create unique index order_acts_once on order_acts (order_id, generation)
  where state <> 'ended' and act in ('cancel', 'change');
-- A leg that is moved is one of a new generation; a cancelled one stays what it is.
create unique index order_acts_leg_once on order_acts (order_id, leg) where act = 'cancel_leg';
create index order_acts_leg on order_acts (order_id, generation) where leg is not null;
