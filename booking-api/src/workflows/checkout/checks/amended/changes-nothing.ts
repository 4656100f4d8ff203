import { isDeepStrictEqual } from 'node:util';
import type { ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import type { Purpose } from '../../../../modules/bookings/public/purpose.ts';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { PricedCart } from '../../context.ts';

/**
 * CH-04: whether a change on the booking page leaves its order unchanged, at the same price. It would
 * needlessly replace labels, by a click that was meant for something else.
 */
export async function changesNothing(
  db: Queries,
  purpose: Purpose,
  { shipment, total }: Pick<PricedCart, 'shipment' | 'total'>,
): Promise<boolean> {
  if (purpose.kind !== 'amend' || purpose.amendment.kind !== 'booking' || total !== 0) return false;
  const order = await findOrder(db, purpose.orderId);
  return order !== undefined && isDeepStrictEqual(asKept(shipment), asKept(order.shipment));
}

/**
 * A shipment as it is stored; only the parts of the form that describe the shipment count, and those are in
 * the rest.
 */
const asKept = ({ booking, ...shown }: ShipmentRecord): unknown =>
  JSON.parse(JSON.stringify({ ...shown, booking: { ...booking, form: null } }));
