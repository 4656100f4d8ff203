-- Deliveries of the last 90 days are counted for the start page.
create index tracking_events_delivered on tracking_events (at) where status = 'delivered';
