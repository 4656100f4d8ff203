-- Which variant of which experiment saw a price.
alter table quotes add column experiment_id text;
alter table quotes add column experiment_variation_id text;
