-- TR-17: between which countries a product line is offered, as data of the line.
alter table product_lines
  add column domestic_enabled boolean not null default true,
  add column disabled_origin_countries text[] not null default '{}',
  add column disabled_destination_countries text[] not null default '{}';
