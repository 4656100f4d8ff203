-- How many people live in the town of a code: of two towns that a word may mean, the larger is more likely meant.
alter table zip_codes add column population integer not null default 0;
alter table postal_areas add column population integer not null default 0;
