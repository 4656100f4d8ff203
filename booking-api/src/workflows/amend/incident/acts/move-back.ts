import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type ActedPart, notePart, type WaitingPart } from '../../../../modules/incidents/public/acting.ts';
import {
  noteMovedBack,
  type PickupMovedAway,
  pickupsMovedBy,
} from '../../../../modules/incidents/public/moving.ts';
import { findUndoable, hasBegun } from '../../../../modules/orders/public/acts/undoable.ts';
import { requireOrderToChange } from '../../../../modules/orders/public/order-access.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { undoAmendment } from '../../../checkout/amendment/undo-amendment.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import type { ShippingContext } from '../../../fulfill/context.ts';
import { type AmendRequest, amendOrder } from '../../amend-order.ts';
import { waive } from '../../settle-change/waive-change.ts';
import { trackFirst } from '../../track-first.ts';
import { daysOf, priceMovedPickup } from '../plan-move.ts';
import type { ActContext, ActOutcome } from './context.ts';
import { mayWaive } from './within-limit.ts';

/** How a pickup returns to its former day: its move is undone, or it moves back and staff waive the difference. */
type PricedWay = { undoes: false; request: AmendRequest; total: Cents };
export type WayBack = { undoes: true } | PricedWay;

/**
 * CO-120: returns a pickup to the day on which it was booked, at no cost to the customer. Repeating it after a
 * crash changes nothing, because the leg is already on that day. Throws the Refusals of `wayBack` and of the
 * change.
 */
export async function moveBack(
  { ordering, shipping }: ActContext,
  one: ActedPart,
  { by, reason, key }: WaitingPart,
): Promise<ActOutcome> {
  const { db } = ordering;
  const { incidentId, orderId } = one;
  const moved = (await pickupsMovedBy(db, incidentId, orderId)).find(({ leg }) => leg === one.part);
  if (!moved) return { outcome: 'changed_since' };
  await trackFirst(shipping, orderId);
  const order = await requireOrderToChange(db, orderId, by);
  let given = cents(0);
  if (dayOf(order, moved.leg) !== moved.movedFrom) {
    const way = await wayBack(ordering, order, moved, by);
    await notePart(db, one, { message_generation: order.generation + 1 });
    if (!way.undoes || !(await tryUndo(shipping, order, by))) {
      const priced = way.undoes ? await priceBack(ordering, order, moved, by) : way;
      given = await changeBack(ordering, order, priced, {
        by,
        reason,
        key: `${key}-${orderId}-${moved.leg}`,
      });
    }
  }
  await db.transaction().execute(async (trx) => {
    await noteMovedBack(trx, { incidentId, orderId, leg: moved.leg });
    await notePart(trx, one, { outcome: 'done', cents: given });
  });
  return { outcome: 'done', cents: given };
}

/** Whether the move was undone; a label that the carrier voided already makes that impossible. */
const tryUndo = (shipping: ShippingContext, order: Order, by: AmendRequest['by']): Promise<boolean> =>
  undoAmendment(shipping, order.id, by, order.generation).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'nothing_to_undo') return false;
      throw error;
    },
  );

/** A reason that only the report of an act gives; no call refuses with it. */
const staysFor = (code: 'no_former_day' | 'above_limit', extensions: Record<string, unknown> = {}): Refusal =>
  new Refusal(409, code, { extensions });

const dayOf = (order: Order, leg: LegName): CalendarDate | undefined => daysOf(order.shipment, leg)?.pickup;

/**
 * How a moved pickup returns to its former day. Throws Refusal `no_former_day`, `changed_since` for a pickup
 * that someone moved since, `above_limit` for a difference that the caller may not waive, and those of
 * `priceMovedPickup`.
 */
export async function wayBack(
  ordering: PlaceOrderContext,
  order: Order,
  moved: PickupMovedAway,
  by: AmendRequest['by'],
): Promise<WayBack> {
  const { leg, movedFrom, movedTo, generation } = moved;
  if (movedFrom === null) throw staysFor('no_former_day');
  if (order.status !== 'placed') throw new Refusal(409, 'action_not_allowed');
  if (dayOf(order, leg) !== movedTo) throw new Refusal(409, 'changed_since');
  const done = await findUndoable(ordering.db, order, ordering.clock.instant());
  const before = done?.record.before.shipment.legs.find((one) => one.leg === leg)?.pickup_date;
  if (done && generation !== null && hasBegun(done, order, generation) && before === movedFrom)
    return { undoes: true };
  return priceBack(ordering, order, moved, by);
}

/** The change that moves a pickup back, for an order whose move can no longer be undone. */
async function priceBack(
  ordering: PlaceOrderContext,
  order: Order,
  { leg, movedFrom }: PickupMovedAway,
  by: AmendRequest['by'],
): Promise<PricedWay> {
  if (movedFrom === null) throw staysFor('no_former_day');
  const { request, priced } = await priceMovedPickup(ordering, order, leg, { day: movedFrom, by });
  if (daysOf(priced.shipment, leg)?.pickup !== movedFrom) throw new Refusal(422, 'pickup_time_over');
  if (priced.total > 0 && !(await mayWaive(ordering, order, by.id, priced.total)))
    throw staysFor('above_limit', { cents: priced.total });
  return { undoes: false, request, total: priced.total };
}

/** Moves a pickup back; returns what staff waived. */
async function changeBack(
  ordering: PlaceOrderContext,
  order: Order,
  { request, total }: PricedWay,
  { by, reason, key }: Pick<WaitingPart, 'by' | 'reason' | 'key'>,
): Promise<Cents> {
  if (total <= 0) {
    await amendOrder(ordering, order.id, { ...request, differenceCents: total, nonce: undefined });
    return cents(0);
  }
  const settlement = { kind: 'waive', cents: total, reason } as const;
  await waive(ordering, order, { amendment: request.amendment, by, settlement, key });
  return total;
}
