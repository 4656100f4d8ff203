import type { PlannedMove } from '@sendahead/shared-contracts/console/incident-move-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { isClosed } from '../../../modules/calendar/public/working-days.ts';
import { closedDaysOf, findFacility } from '../../../modules/clubs/public/store.ts';
import type { AffectedPickup } from '../../../modules/console/public/affected-orders.ts';
import { clubAt } from '../../../modules/orders/public/club-notes.ts';
import { requireAct, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import { payLinksOf } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { namedLegs } from '../../../modules/orders/public/places/spoken-place.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext, PricedCart } from '../../checkout/context.ts';
import { type AmendRequest, priceChangeOf } from '../amend-order.ts';

/** The new day of a pickup, and the staff who request it. */
type Wanted = { day: CalendarDate; by: AmendRequest['by'] };

/** The change that moves a pickup, with its price. Throws the Refusals of `requireAct` and `priceChangeOf`. */
export async function priceMovedPickup(
  ordering: PlaceOrderContext,
  order: Order,
  leg: LegName,
  { day, by }: Wanted,
): Promise<{ request: AmendRequest; priced: PricedCart }> {
  const request: AmendRequest = { amendment: amendmentOf(order, leg, day), by };
  if (request.amendment.kind === 'change') requireAct(order, by, 'change');
  return { request, priced: await priceChangeOf(ordering, order.id, request) };
}

/** One of two legs is moved alone, so that the other keeps its labels. */
const amendmentOf = (order: Order, leg: LegName, day: CalendarDate): AmendRequest['amendment'] =>
  order.shipment.legs.length > 1
    ? { kind: 'leg', leg, change: { pickup_date: day } }
    : { kind: 'change', change: { pickup_date: day } };

/** The days of a leg; null for a leg that the order does not have. */
export function daysOf(shipment: Order['shipment'] | undefined, leg: LegName) {
  const found = shipment?.legs.find((one) => one.leg === leg);
  return found ? { pickup: found.pickup_date, arrival: found.arrival_date } : null;
}

/** The result of moving a pickup, before the move; nothing is changed. */
export async function planMovedPickup(
  ordering: PlaceOrderContext,
  { leg, date, ...order }: AffectedPickup,
  wanted: Wanted,
): Promise<PlannedMove> {
  const { db, clock } = ordering;
  const stored = await findOrder(db, order.order_id);
  const links = await payLinksOf(db, order.order_id, clock.instant());
  const needed = stored && namedLegs(stored.shipment).find((one) => one.leg === leg)?.needed_by;
  return {
    ...order,
    leg,
    pickup_date: date,
    needed_by: needed ?? null,
    open_link: links.some(({ state, request_id }) => state === 'open' && request_id === null),
    ...(await resultOf(ordering, order.order_id, leg, wanted)),
  };
}

/** Why a refused pickup stays: a closed club is named, because no other carrier or hour would help. */
export async function codeOfStay(
  db: Queries,
  orderId: string,
  { leg, day }: { leg: LegName; day: CalendarDate },
  { code }: Refusal,
): Promise<string> {
  if (code !== 'pickup_time_over') return code;
  const shipment = (await findOrder(db, orderId))?.shipment;
  const booked = shipment?.legs.find((one) => one.leg === leg);
  const club = shipment && booked && clubAt(shipment, booked, 'from');
  const facility = club && (await findFacility(db, Number(club.club_id)));
  return facility && isClosed(day, closedDaysOf(facility)) ? 'club_closed' : code;
}

type Result = Pick<PlannedMove, 'moved' | 'reason' | 'difference_cents' | 'message'>;

async function resultOf(
  ordering: PlaceOrderContext,
  orderId: string,
  leg: LegName,
  wanted: Wanted,
): Promise<Result> {
  try {
    const order = await requireOrderToChange(ordering.db, orderId, wanted.by);
    const { priced } = await priceMovedPickup(ordering, order, leg, wanted);
    if (priced.total > 0) return { moved: null, reason: 'costs_more', difference_cents: priced.total };
    const days = daysOf(priced.shipment, leg);
    const moved = days && { pickup_date: days.pickup, arrival_date: days.arrival };
    return { moved, reason: null, difference_cents: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message } = error.extensions;
    return {
      moved: null,
      reason: await codeOfStay(ordering.db, orderId, { leg, day: wanted.day }, error),
      difference_cents: null,
      ...(typeof message === 'string' ? { message } : {}),
    };
  }
}
