-- The names of carriers' products are remembered by servers as reference data.
create trigger carrier_products_change after insert or update or delete or truncate on carrier_products
  for each statement execute function note_reference_change();
