-- What the carrier says of a bag beside its status, and the day it names now; what was promised stands in its carriage.
alter table order_parcels add column detail text, add column expected_on date;
-- Scans happen in the time of their place.
alter table tracking_events add column detail text, add column time_zone text;
