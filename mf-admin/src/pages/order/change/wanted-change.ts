import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** The part of an order that an act applies to: the whole order, or one leg of a round trip. */
export type Part = 'order' | LegName;

/** The fields of an address, with the names that the change uses. */
export const placeFields = [
  ['address', 'Address'],
  ['address_1', 'Apartment, suite, room'],
  ['zip', 'Zip code'],
  ['city', 'City'],
  ['state', 'State'],
  ['company_name', 'Company'],
  ['attention_name', 'Contact'],
  ['phone', 'Phone'],
] as const;
export type PlaceField = (typeof placeFields)[number][0] | 'label_name';

/** The legs of an order as booked. */
export type BookedLegs = CallOutput<typeof readChangeOptions>['legs'];

/** The typed fields: an absent one keeps the booked value, an empty one clears it. */
export interface TypedChange {
  readonly part: Part;
  readonly day?: string | undefined;
  readonly end: ShipEnd;
  readonly place: Partial<Record<PlaceField, string>>;
}

/** Computes the next typed address from the previous one. */
export type ChangePlace = (place: TypedChange['place']) => TypedChange['place'];

/** The booked day and address of the shown part and end. */
export function bookedFor({ part, end }: TypedChange, legs: BookedLegs) {
  const leg = legs.find((each) => each.leg === (part === 'order' ? 'outbound' : part)) ?? legs[0];
  return leg && { day: leg.pickup_date, ...(end === 'origin' ? leg.from : leg.to) };
}

/** The wanted change, of the whole order or of one leg. */
export type WantedChange =
  | { readonly of: 'order'; readonly change: OrderChange }
  | { readonly of: LegName; readonly change: LegChange };

/** The typed fields that differ from the booking, named as in the request. */
export function wantedChange(typed: TypedChange, legs: BookedLegs): WantedChange {
  const { part, day = '', end, place } = typed;
  const booked = bookedFor(typed, legs);
  const given = Object.entries(place).flatMap(([name, value]) => {
    const before = booked?.place[name as PlaceField] ?? '';
    return value.trim() === before ? [] : [[name, value.trim()]];
  });
  const days = isCalendarDate(day) && day !== booked?.day ? { pickup_date: day } : {};
  const address = given.length > 0 ? Object.fromEntries(given) : undefined;
  if (part === 'order') return { of: part, change: { ...days, ...(address ? { [end]: address } : {}) } };
  const side = end === 'origin' ? 'from' : 'to';
  return { of: part, change: { ...days, ...(address ? { [side]: address } : {}) } };
}

/**
 * The booking page with the typed change filled in. The part after # is sent to no server and appears in no
 * log.
 */
export const changePath = (orderId: string, wanted?: WantedChange): string =>
  `/ship?change_order=${encodeURIComponent(orderId)}${
    wanted ? `#${new URLSearchParams({ change: JSON.stringify(wanted.change) })}` : ''
  }`;

/**
 * The parts of an order that allow an act now: the whole order, and each leg of a round trip. Canceling the
 * last active leg cancels the whole order.
 */
export function partsFor(act: 'cancel' | 'change', { order, leg_states = [] }: OrderDetail): Part[] {
  const whole: Part[] = order.allowed_actions.includes(act) ? ['order'] : [];
  const standing = leg_states.filter(({ state }) => state !== 'cancelled');
  const legs = leg_states.filter(({ allowed_actions }) => allowed_actions.includes(act));
  return standing.length > 1 || act === 'change' ? [...whole, ...legs.map(({ leg }) => leg)] : whole;
}
