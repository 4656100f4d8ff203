-- What moving a pickup for an incident led to: its days then, and the order's generation that began with the move.
alter table incident_moves add column moved_to date, add column arrives_on date, add column generation integer;
