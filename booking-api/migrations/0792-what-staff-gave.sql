-- What staff gave of a price stays with its order; of orders before this one it is read from their lines.
update orders set shipment = jsonb_set(shipment, '{booking,concessions}',
    jsonb_build_object('compCents', given.comp, 'surchargesCents', given.surcharges))
  from (
    select order_id, coalesce(-sum(amount_cents) filter (where line->>'id' = 'comp'), 0) as comp,
        coalesce(-sum(amount_cents) filter (where line->>'id' = 'surcharges'), 0) as surcharges
      from order_lines where line->>'id' in ('comp', 'surcharges') group by order_id
  ) given
  where orders.id = given.order_id and shipment ? 'booking';
