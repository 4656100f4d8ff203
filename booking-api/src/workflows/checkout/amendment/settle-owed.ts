import type { Amendment } from '../../../modules/bookings/public/purpose.ts';
import {
  openRequestsOf,
  type PayRequest,
  settledBy,
} from '../../../modules/orders/public/owed/pay-requests.ts';
import { writeOffRequest } from '../../../modules/orders/public/owed/write-off-request.ts';
import { sumLines } from '../../../modules/pricing/public/line-items.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Difference } from '../context.ts';

/**
 * Ends the open requests of an order that an amendment settles, and returns them. A canceled order has no
 * amount due. A change of the whole order reprices it, including requested amounts. A canceled leg settles
 * requests up to its part of the price. A moved leg settles nothing.
 */
export async function settleOwed(
  trx: DatabaseTransaction,
  orderId: string,
  { amendment, difference }: { amendment: Amendment; difference: Difference },
  end: { at: string; by: string },
): Promise<readonly PayRequest[]> {
  const open = await openRequestsOf(trx, orderId);
  const settled = settledRequests(amendment, difference, open);
  for (const request of settled)
    await writeOffRequest(trx, request, { ...end, comment: 'Settled by a change or cancellation' });
  return settled;
}

function settledRequests(
  amendment: Amendment,
  { lines }: Difference,
  open: readonly PayRequest[],
): readonly PayRequest[] {
  if (amendment.kind === 'leg') return [];
  const isOfLeg = amendment.kind === 'cancel' && amendment.leg !== null;
  return isOfLeg ? settledBy(0 - sumLines(lines), open) : open;
}
