import { allowedLegActs, legStateOf } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { LegMove, OrderDraft } from '../../../../modules/bookings/public/draft.ts';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { replaceLeg } from './replace-leg.ts';

/**
 * Replaces the leg of a locked order that an attempt moves. Throws when the order has moved on since it was priced, or the
 * carrier has a bag of the leg already; the attempt is undone then.
 */
export async function amendLeg(
  trx: DatabaseTransaction,
  context: Pick<PlaceOrderContext, 'jobs' | 'clock' | 'undoSeconds'>,
  { draft, value_cents }: { draft: OrderDraft; value_cents: number },
  { order, move }: { order: Order; move: LegMove },
): Promise<void> {
  const { leg, generation, actorId } = move;
  const bags = (await parcelsOf(trx, order)).filter((parcel) => parcel.leg === leg);
  const state = legStateOf(bags.map(({ status }) => status));
  const stands = order.status === 'placed' && order.generation === generation;
  if (!stands || !allowedLegActs(state, 'consumer').includes('change'))
    throw new Error('the leg may not be moved any more');
  await replaceLeg(trx, context, order, {
    leg,
    shipment: draft.shipment,
    lines: draft.lines,
    amountCents: cents(value_cents),
    actorId,
    // It is paid for: nothing was given back.
    refundKey: null,
  });
}
