-- What carriers sell. A promise (service level) is kept by one product or another, and a product keeps several promises:
-- service_levels holds the pairs, with the lanes on which each is used.
create table carrier_products (
  code text primary key,
  carrier text not null,
  name text not null
);

alter table service_levels
  add column product_code text references carrier_products (code),
  -- By road and by air on one way.
  add column hybrid boolean not null default false,
  -- Business days that ground takes on the lane; null: any.
  add column ground_days_from integer,
  add column ground_days_to integer,
  -- Only on lanes to and from the special zones, or only elsewhere; null: everywhere.
  add column special_zones boolean;
