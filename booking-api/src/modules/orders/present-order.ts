import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type {
  OrderDetail,
  OrderShipment,
  OrderSummary,
} from '@sendahead/shared-contracts/orders/order-detail';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { type BookedBag, bagsOnLeg } from '../bookings/public/draft.ts';
import { crossesBorder } from './documents/packing-list.ts';
import { presentLegStates } from './leg-states.ts';
import type { UndoableAct } from './public/acts/undoable.ts';
import { changedBags, changesOfShipment } from './public/acts/what-changes.ts';
import { clubThatLabels } from './public/at-clubs/club-that-labels.ts';
import { clubsOf } from './public/club-notes.ts';
import { listsForCustoms } from './public/customs-list.ts';
import { actingRole, actsOf, mayAct, mayUndo, type Reader } from './public/order-access.ts';
import type { PayRequest } from './public/owed/pay-requests.ts';
import { presentChangesToPay, presentOwed } from './public/owed/present-owed.ts';
import type { Parcel, StoredEvent } from './public/parcels.ts';
import type { PayLink } from './public/pay-links/pay-links.ts';
import { namedLegs, townsOf } from './public/places/spoken-place.ts';
import type { LegMoney } from './public/refunds/leg-cancel-refund.ts';
import { orderCancelRefund } from './public/refunds/order-cancel-refund.ts';
import { removedOn } from './public/retention/people-removed.ts';
import type { Order } from './public/store.ts';
import type { LateCredit } from './public/tracking/late-credits.ts';
import { presentShipments } from './public/tracking/shipments.ts';
import type { Ways } from './public/tracking/ways.ts';
import { lateFor } from './public/travelers/late-for.ts';
import { isWholeTrip } from './public/whole-trip.ts';
import { nextStepOf } from './steps/next-step.ts';

/** An order in the history, with this reader's possible acts, and the next step by date. */
export function presentSummary(
  order: Order,
  reader: Reader,
  { today, customsOpen }: { today: CalendarDate; customsOpen: boolean },
): OrderSummary {
  const { legs, travelers } = order.shipment;
  const [outbound, back] = legs;
  if (!outbound) throw new Error('an order without a leg');
  return {
    order_id: order.id,
    display_id: order.display_id,
    state: order.state,
    placed_at: order.placed_at,
    ...townsOf(outbound, order.shipment.booking?.legs ?? []),
    pickup_date: outbound.pickup_date,
    arrival_date: outbound.arrival_date,
    items: travelers.reduce((sum, traveler) => sum + traveler.items.length, 0),
    total_cents: cents(order.total_cents),
    allowed_actions: actsOf(order, reader).filter(
      (act) =>
        // A trip that no single form describes is moved leg by leg.
        (act !== 'change' || isWholeTrip(order.shipment)) &&
        (act !== 'print_labels' || !customsOpen || !listsForCustoms(order, reader)),
    ),
    travelers: travelers.map(({ name }) => name),
    back_on: back?.arrival_date ?? null,
    next_step: nextStepOf(order.state, legs, today, clubThatLabels(order) !== null),
    ...(customsOpen ? { customs_open: true } : {}),
    ...removedOn(order),
  };
}

export const presentDetail = (
  order: Order,
  reader: Reader,
  bags: {
    parcels: readonly Parcel[];
    events: readonly StoredEvent[];
    owed: readonly PayRequest[];
    links: readonly PayLink[];
    closed: readonly { leg: LegName; day: string }[];
    undo?: UndoableAct | undefined;
    ways: Ways;
    lateCredits: readonly LateCredit[];
    now: number;
    today: CalendarDate;
    customsOpen: boolean;
  } & LegMoney,
): OrderDetail => ({
  order: presentSummary(order, reader, bags),
  shipments: withBags(order, reader, presentShipments(bags.parcels, bags.events, bags.now)),
  ways: bags.ways,
  late_credits: [...bags.lateCredits],
  legs: namedLegs(order.shipment),
  refund_on_cancel_cents: orderCancelRefund(order.state, bags.paid),
  leg_states: presentLegStates(order, actingRole(order, reader), bags.parcels, bags),
  owed: mayAct(order, reader) ? bags.owed.map(presentOwed) : [],
  changes_to_pay: mayAct(order, reader) ? presentChangesToPay(bags.links) : [],
  undo: bags.undo && mayUndo(order, bags.undo, reader) ? presentUndo(order, bags.undo) : null,
  closed_days: presentClosedDays(order, bags.closed),
  at_clubs: clubsOf(order.shipment).length > 0,
  ...presentLate(order),
  international: bags.parcels.some(({ carriage }) => crossesBorder(carriage)),
});

/** TR-29: its outbound bags arrive after the day for which they are. */
function presentLate(order: Order): Pick<OrderDetail, 'late_for'> {
  const late = lateFor(order);
  return late ? { late_for: late } : {};
}

/** CO-34: which end of a leg is closed on which day, with the club's name. */
function presentClosedDays(
  { shipment }: Order,
  closed: readonly { leg: LegName; day: string }[],
): OrderDetail['closed_days'] {
  return namedLegs(shipment).flatMap((leg) =>
    closed
      .filter((one) => one.leg === leg.leg)
      .map(({ day }) => {
        const stop = day === leg.pickup_date ? ('pickup' as const) : ('delivery' as const);
        const end = stop === 'pickup' ? leg.from : leg.to;
        return {
          leg: leg.leg,
          stop,
          place: end.short_name ?? end.name,
          date: stop === 'pickup' ? leg.pickup_date : leg.arrival_date,
        };
      }),
  );
}

/** CH-30: the act with its differences, so that the customer sees what exactly is undone. */
function presentUndo({ shipment: now }: Order, { act, leg, amountCents, record }: UndoableAct) {
  const undoFacts = { act, leg, amount_cents: amountCents, until: record.until };
  if (act !== 'change' && act !== 'move_leg') return undoFacts;
  // A change of one leg names only that leg, which `leg` says already.
  const ofLeg = (all: Order['shipment']): Order['shipment'] =>
    leg === null || !all.booking
      ? all
      : { ...all, booking: { ...all.booking, legs: all.booking.legs.filter((one) => one.leg === leg) } };
  const [before, shipment] = [ofLeg(record.before.shipment), ofLeg(now)];
  const changes = changesOfShipment(before, shipment, { streets: true });
  const [was, is] = [before.booking?.bags ?? [], shipment.booking?.bags ?? []];
  const withNewBags = before.booking && { ...before, booking: { ...before.booking, bags: is } };
  const isBagsAlone = withNewBags && changesOfShipment(withNewBags, shipment).length === 0;
  const items = (bags: readonly BookedBag[]): string[] => bags.map(({ item }) => item);
  return { ...undoFacts, changes, ...(isBagsAlone ? { bags: changedBags(items(was), items(is)) } : {}) };
}

/** CH-10: each bag with its index in the booking; removing one of several changes the whole order. */
function withBags(order: Order, reader: Reader, shipments: OrderShipment[]): OrderShipment[] {
  const bags = order.shipment.booking?.bags ?? [];
  const indexes = { outbound: indexesOnLeg(bags, 'outbound'), return: indexesOnLeg(bags, 'return') };
  const open = bags.length > 1 && isWholeTrip(order.shipment) && actsOf(order, reader).includes('change');
  return shipments.map((shipment) => {
    const bag = indexes[shipment.leg].shift();
    return bag === undefined
      ? shipment
      : {
          ...shipment,
          bag,
          allowed_actions: open && shipment.status !== 'cancelled' ? ['cancel' as const] : [],
        };
  });
}

const indexesOnLeg = (bags: readonly BookedBag[], leg: LegName): number[] =>
  bags.flatMap((bag, index) => (bagsOnLeg([bag], leg).length > 0 ? [index] : []));
