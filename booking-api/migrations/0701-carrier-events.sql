-- Notices of carriers that were heard, so that one that comes twice is one.
create table carrier_events (
  id text primary key,
  shipment_id text not null,
  received_at timestamptz not null default now()
);
-- A notice names the shipment by the carrier's own id.
create index order_parcels_shipment on order_parcels (shipment_id) where shipment_id is not null;
