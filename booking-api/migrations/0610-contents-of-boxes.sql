-- VL-24: of what is closed and unlike any other, carriers and customs want to know what is in it.
alter table product_lines add column contents_required boolean not null default false;
