import type {
  IncidentAct,
  OrderPart,
  PlannedAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  type AffectedOfCustomer,
  affectedOrders,
} from '../../../../modules/console/public/affected-orders.ts';
import { handledOrders } from '../../../../modules/console/public/handled-orders.ts';
import type { CarrierMove } from '../../../../modules/incidents/public/acting.ts';
import { shownMoves } from '../../../../modules/incidents/public/carrier-moves.ts';
import type { Incident } from '../../../../modules/incidents/public/incident.ts';
import { type PickupMovedAway, pickupsMovedBy } from '../../../../modules/incidents/public/moving.ts';
import { requireOrderToChange } from '../../../../modules/orders/public/order-access.ts';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import { findOrder, lockOrder, type Order } from '../../../../modules/orders/public/store.ts';
import { isWholeTrip } from '../../../../modules/orders/public/whole-trip.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { priceAmendment } from '../../../checkout/amendment/price-amendment.ts';
import type { PlaceOrderContext } from '../../../checkout/context.ts';
import { type AmendRequest, requirePriced } from '../../amend-order.ts';
import { isRenewable } from '../../console-orders/renew-label.ts';
import { codeOfStay } from '../plan-move.ts';
import { wayBack } from './move-back.ts';
import { planCarrier } from './other-carrier.ts';

/** A part of an order that an act would change; `moved` for the undo of its move. */
export type ActTarget = Pick<PlannedAct, 'order_id' | 'display_id' | 'customer' | 'part'> & {
  moved?: PickupMovedAway;
};

/** The result of an act for a part of an order, with the order's generation. */
export type PlannedPart = PlannedAct & { generation: number; moves?: CarrierMove[] | undefined };

/** The parts of orders that an act concerns: the moved pickups for an undo, or what the incident affects. */
export async function targetsOf(
  { db }: Pick<PlaceOrderContext, 'db'>,
  incident: Incident,
  act: IncidentAct,
  today: CalendarDate,
): Promise<ActTarget[]> {
  if (act === 'undo_move') {
    const moved = await pickupsMovedBy(db, incident.id);
    const orders = await handledOrders(
      db,
      moved.map(({ orderId }) => orderId),
    );
    return moved.map((one) => ({
      order_id: one.orderId,
      display_id: orders.get(one.orderId)?.display_id ?? one.orderId,
      customer: orders.get(one.orderId)?.customer ?? '',
      part: one.leg,
      moved: one,
    }));
  }
  const targets: ActTarget[] = [];
  for (const affected of await affectedOrders(db, incident, today)) {
    const { order_id, display_id, customer } = affected;
    for (const part of await partsOf(db, affected, act))
      targets.push({ order_id, display_id, customer, part });
  }
  return targets;
}

/** The whole order when all its legs are affected and none has left, otherwise each affected leg. */
async function partsOf(
  db: PlaceOrderContext['db'],
  { order_id, pickups }: AffectedOfCustomer,
  act: IncidentAct,
): Promise<OrderPart[]> {
  const order = await findOrder(db, order_id);
  const legs = order?.shipment.legs ?? [];
  const isWhole = legs.length === 1 || pickups.length === legs.length;
  const mayCancel = order !== undefined && allowedActs(order.state, 'admin').includes('cancel');
  // A trip whose legs have different ends changes its carriers leg by leg.
  const isOne = act !== 'other_carrier' || (order !== undefined && isWholeTrip(order.shipment));
  return isWhole && (legs.length === 1 || (mayCancel && isOne)) ? ['order'] : pickups.map(({ leg }) => leg);
}

/** The result of an act for a part of an order, before the act; nothing is changed. */
export async function planPart(
  ordering: PlaceOrderContext,
  { act, incident }: { act: IncidentAct; incident: Incident },
  { moved, ...target }: ActTarget,
  by: AmendRequest['by'],
): Promise<PlannedPart> {
  const day = moved?.movedFrom ?? null;
  const shown = { ...target, day, cents: null, reason: null, generation: 0 };
  try {
    const order = await requireOrderToChange(ordering.db, target.order_id, by);
    const planned = { ...shown, generation: order.generation };
    if (moved) return { ...planned, cents: await waivedBy(ordering, order, moved, by) };
    if (act === 'refund') return { ...planned, cents: await refundOf(ordering, target, by) };
    if (act === 'other_carrier') {
      const found = await planCarrier(ordering, { incident, order, part: target.part }, by);
      const { moves, cents: difference, waits } = found;
      const shows = { carriers: shownMoves(moves), ...(waits ? { waits_for_approval: true } : {}) };
      return { ...planned, cents: difference, ...shows, moves };
    }
    return { ...planned, labels: await labelsOf(ordering, order, target.part) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, cents: amount } = error.extensions;
    return {
      ...shown,
      reason:
        moved && day !== null
          ? await codeOfStay(ordering.db, target.order_id, { leg: moved.leg, day: calendarDate(day) }, error)
          : error.code,
      cents: typeof amount === 'number' ? cents(amount) : null,
      ...(typeof message === 'string' ? { message } : {}),
    };
  }
}

/** The difference that moving a pickup back waives. */
async function waivedBy(
  ordering: PlaceOrderContext,
  order: Order,
  moved: PickupMovedAway,
  by: AmendRequest['by'],
): Promise<Cents> {
  const way = await wayBack(ordering, order, moved, by);
  return cents(way.undoes ? 0 : Math.max(0, way.total));
}

/** The refund of a cancellation. Throws the Refusals of `priceAmendment`. */
const refundOf = (
  { db, clock }: PlaceOrderContext,
  { order_id, part }: ActTarget,
  by: AmendRequest['by'],
): Promise<Cents> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    if (!order) throw new Refusal(404, 'order_not_found');
    const amendment = { kind: 'cancel', leg: part === 'order' ? null : part, comment: '' } as const;
    const { total } = requirePriced(await priceAmendment(trx, clock, order, amendment, by));
    return cents(0 - total);
  });

/** How many labels can be voided and replaced. Throws Refusal `no_labels`. */
async function labelsOf({ db }: PlaceOrderContext, order: Order, part: OrderPart): Promise<number> {
  const labels = (await parcelsOf(db, order)).filter(
    (parcel) => isRenewable(order, parcel) && (part === 'order' || parcel.leg === part),
  );
  if (labels.length === 0) throw new Refusal(409, 'no_labels');
  return labels.length;
}
