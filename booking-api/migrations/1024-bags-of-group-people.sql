-- How many bags of their size a person of a roster ships.
alter table group_people add column bags smallint not null default 1;
alter table group_people add constraint group_people_bags check (bags between 1 and 25) not valid;
