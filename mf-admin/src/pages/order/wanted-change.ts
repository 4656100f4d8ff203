import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

export type LegName = 'outbound' | 'return';
/** The part of an order that an act is about: the whole, or one leg of a round trip. */
export type Part = 'order' | LegName;
/** Where a trip or a leg begins or ends. */
export type End = 'origin' | 'destination';

/** The fields of an address, named as in the change. */
export const placeFields = [
  ['address', 'Address'],
  ['address_1', 'Apartment, suite, room'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'Zip code'],
  ['attention_name', 'Contact'],
  ['phone', 'Phone'],
] as const;
export type PlaceField = (typeof placeFields)[number][0] | 'label_name';

/** The typed fields of the dialog; a blank field stays as it was booked. */
export interface TypedChange {
  readonly part: Part;
  readonly day: string;
  readonly end: End;
  readonly place: Partial<Record<PlaceField, string>>;
}

/** The wanted change, of the whole order or of one leg. */
export type WantedChange =
  | { readonly of: 'order'; readonly change: OrderChange }
  | { readonly of: LegName; readonly change: LegChange };

/** The typed change, in the fields of its call. */
export function wantedChange({ part, day, end, place }: TypedChange): WantedChange {
  const given = Object.entries(place).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
  const days = isCalendarDate(day) ? { pickup_date: day } : {};
  const address = given.length > 0 ? Object.fromEntries(given) : undefined;
  if (part === 'order') return { of: part, change: { ...days, ...(address ? { [end]: address } : {}) } };
  const side = end === 'origin' ? 'from' : 'to';
  return { of: part, change: { ...days, ...(address ? { [side]: address } : {}) } };
}

/**
 * The parts of an order that allow an act now: the whole, and each leg of a round trip. The last active leg is cancelled
 * as the whole order.
 */
export function partsFor(act: 'cancel' | 'change', { order, leg_states = [] }: OrderDetail): Part[] {
  const whole: Part[] = order.allowed_actions.includes(act) ? ['order'] : [];
  const standing = leg_states.filter(({ state }) => state !== 'cancelled');
  const legs = leg_states.filter(({ allowed_actions }) => allowed_actions.includes(act));
  return standing.length > 1 || act === 'change' ? [...whole, ...legs.map(({ leg }) => leg)] : whole;
}
