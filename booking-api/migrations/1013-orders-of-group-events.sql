-- outside a transaction
-- The club of a group event that prints and attaches the labels of an order's bags.
alter table orders add column if not exists labels_by_club_id integer;
update orders set labels_by_club_id = event.club_id
  from group_people person join group_events event on event.id = person.event_id
  where person.order_id = orders.id and event.direction = 'from_club' and labels_by_club_id is null;
-- People of rosters by name and email, for the search of staff.
drop index concurrently if exists group_people_words_trgm;
create index concurrently group_people_words_trgm on group_people
  using gin (plain_words(name || ' ' || email) gin_trgm_ops);
