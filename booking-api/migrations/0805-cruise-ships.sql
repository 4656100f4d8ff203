-- Ships that leave a port once a week on the same day.
create table cruise_ships (
  id integer primary key,
  line text not null,
  ship text not null,
  port_id integer not null references facilities (id),
  weekday smallint not null check (weekday between 0 and 6),
  nights smallint not null check (nights > 0)
);
-- The brand whose customers travel on ships.
update brands set words = words || '{"cruises": true}' where slug = 'cruise';
