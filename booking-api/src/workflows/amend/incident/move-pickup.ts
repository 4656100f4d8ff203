import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import {
  type MovedPickup,
  type MoveOutcome,
  noteMove,
  waitingMove,
} from '../../../modules/incidents/public/moving.ts';
import { noteGeneration } from '../../../modules/incidents/public/reason-of-move.ts';
import { requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { type AmendRequest, amendOrder } from '../amend-order.ts';
import { trackFirst } from '../track-first.ts';
import { codeOfStay, daysOf, priceMovedPickup } from './plan-move.ts';

type MoveContext = { ordering: PlaceOrderContext; shipping: ShippingContext };

/**
 * Moves one pickup for an incident as staff would on the order page: refunded when it costs less. A pickup
 * that would cost the customer more, or that is refused, is not moved, and is recorded for a person.
 * Repeating it after a crash changes nothing, because the leg is already on that day.
 */
export async function movePickup(
  context: MoveContext,
  move: MovedPickup & { incidentId: string },
): Promise<void> {
  const { db } = context.ordering;
  const wanted = await waitingMove(db, move);
  if (!wanted) return;
  const outcome = await tryToMove(context, move, wanted).catch(
    async (error: unknown): Promise<MoveOutcome> => {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'nothing_to_change')
        return { outcome: await codeOfStay(db, move.orderId, { leg: move.leg, day: wanted.day }, error) };
      return { outcome: 'moved', days: daysOf((await findOrder(db, move.orderId))?.shipment, move.leg) };
    },
  );
  await noteMove(db, move, outcome);
}

async function tryToMove(
  { ordering, shipping }: MoveContext,
  move: MovedPickup & { incidentId: string },
  { day, by }: { day: CalendarDate; by: AmendRequest['by'] },
): Promise<MoveOutcome> {
  const { orderId, leg } = move;
  const order = await requireOrderToChange(ordering.db, orderId, by);
  await trackFirst(shipping, orderId);
  const { request, priced } = await priceMovedPickup(ordering, order, leg, { day, by });
  const { total, shipment } = priced;
  if (total > 0) return { outcome: 'costs_more', differenceCents: total };
  const bookedDay = daysOf(order.shipment, leg)?.pickup ?? day;
  await noteGeneration(ordering.db, move, { generation: order.generation + 1, day: bookedDay });
  await amendOrder(ordering, orderId, { ...request, differenceCents: total, nonce: undefined });
  return { outcome: 'moved', days: daysOf(shipment, leg) };
}
