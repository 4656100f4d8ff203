import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedLegActs, type LegAct, legStateOf } from '@sendahead/shared-contracts/orders/states';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { isBeingAmended } from '../../../../modules/payments/public/attempts/amendments.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';

/**
 * A leg of a locked order, and whether the other one is canceled (`alone`). Throws Refusal `leg_not_found`
 * when the order is not a round trip, `action_not_allowed` when the leg's own state or the role does not
 * allow the act, `change_in_progress` while a payment that changes the order is in progress.
 */
export async function requireLeg(
  trx: Queries,
  order: Order,
  leg: LegName,
  role: Role,
  act: LegAct,
): Promise<{ alone: boolean }> {
  const parcels = await parcelsOf(trx, order);
  const stateOf = (name: LegName) =>
    legStateOf(parcels.filter((parcel) => parcel.leg === name).map(({ status }) => status));
  const isRoundTrip = new Set(parcels.map((parcel) => parcel.leg)).size === 2;
  if (!isRoundTrip || !order.shipment.booking) throw new Refusal(404, 'leg_not_found');
  if (order.status !== 'placed' || !allowedLegActs(stateOf(leg), role).includes(act))
    throw new Refusal(409, 'action_not_allowed');
  if (await isBeingAmended(trx, order.id)) throw new Refusal(409, 'change_in_progress');
  const other = leg === 'outbound' ? 'return' : 'outbound';
  return { alone: stateOf(other) === 'cancelled' };
}
