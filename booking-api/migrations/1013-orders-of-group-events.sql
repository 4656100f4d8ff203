-- The club of a group event that prints and attaches the labels of an order's bags.
alter table orders add column if not exists labels_by_club_id integer;
update orders set labels_by_club_id = event.club_id
  from group_people person join group_events event on event.id = person.event_id
  where person.order_id = orders.id and event.direction = 'from_club' and labels_by_club_id is null;
