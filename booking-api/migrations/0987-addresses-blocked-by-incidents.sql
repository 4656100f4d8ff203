-- An address that an incident blocks is listed while the incident is in force.
alter table blocked_addresses add column incident_id text references incidents (id);
