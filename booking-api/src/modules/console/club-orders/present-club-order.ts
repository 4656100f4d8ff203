import type { ClubOrder } from '@sendahead/shared-contracts/console/club-order-calls';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedActs, legStateOf } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ClubBag, ClubOrderRow } from '../../orders/public/at-clubs/list-club-orders.ts';

/** The legs that the club hands to the carrier whose labels still wait for pickup. */
export const legsToPrint = (
  state: ClubOrderRow['state'],
  collected: readonly LegName[],
  bags: readonly Pick<ClubBag, 'leg' | 'label' | 'status'>[],
): LegName[] =>
  allowedActs(state, 'pro').includes('print_labels')
    ? collected.filter((leg) =>
        bags.some((bag) => bag.leg === leg && bag.label === 'bought' && bag.status === 'label_ready'),
      )
    : [];

/** An order as a line of a club's list, without amounts. */
export function presentClubOrder(row: ClubOrderRow, today: CalendarDate): ClubOrder {
  const bags = row.bags.filter(({ status }) => status !== 'cancelled');
  const statuses = bags.map(({ status }) => status);
  const state = row.leg === null ? row.state : legStateOf(statuses);
  const stops = row.stops.map((stop) => ({ ...stop, day: calendarDate(stop.day) }));
  const collected = stops.filter(({ stop }) => stop === 'pickup').map(({ leg }) => leg);
  return {
    order_id: row.order_id,
    display_id: row.display_id,
    travelers: [...new Set(bags.map(({ traveler }) => traveler))],
    bags: row.leg === null ? Math.max(0, ...countsByLeg(bags)) : bags.length,
    state,
    out_for_delivery: state === 'in_transit' && statuses.includes('out_for_delivery'),
    late: stops.some(({ stop, leg, day }) => stop === 'arrival' && day < today && isOnItsWay(leg, row)),
    stops,
    tracking: bags.flatMap(({ carrier, tracking_number }) =>
      tracking_number === null ? [] : [{ carrier, tracking_number }],
    ),
    labels: legsToPrint(row.state, collected, bags),
  };
}

/** A round-trip bag counts as one bag. */
const countsByLeg = (bags: readonly ClubBag[]): number[] =>
  legNames.map((leg) => bags.filter((bag) => bag.leg === leg).length);

const isOnItsWay = (leg: LegName, { state, bags }: ClubOrderRow): boolean =>
  state !== 'cancelled' &&
  bags.some((bag) => bag.leg === leg && !['delivered', 'returned', 'cancelled'].includes(bag.status));
