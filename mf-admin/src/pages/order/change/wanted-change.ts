import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** The part of an order that an act applies to: the whole order, or one leg of a round trip. */
export type Part = 'order' | LegName;

/** The fields of an address, with the names that the change uses. */
export const placeFields = [
  'address',
  'address_1',
  'zip',
  'city',
  'state',
  'company_name',
  'attention_name',
  'phone',
] as const;
export type PlaceField = (typeof placeFields)[number] | 'label_name';

/** The legs of an order as booked. */
export type BookedLegs = CallOutput<typeof readChangeOptions>['legs'];

/** The typed fields: an absent one keeps the booked value, an empty one clears it. */
export interface TypedChange {
  readonly part: Part;
  readonly day?: string | undefined;
  /** The pickup day of the return, in a change of the whole order. */
  readonly returnDay?: string | undefined;
  readonly neededBy?: string | undefined;
  readonly returnNeededBy?: string | undefined;
  readonly end: ShipEnd;
  readonly place: Partial<Record<PlaceField, string>>;
}

/** Computes the next typed address from the previous one. */
export type ChangePlace = (place: TypedChange['place']) => TypedChange['place'];

/** The days by which the legs of an order are needed, as booked. */
export type BookedNeeds = Partial<Record<LegName, CalendarDate | undefined>>;

export const needsOf = ({ receipt }: Pick<OrderView, 'receipt'>): BookedNeeds =>
  Object.fromEntries(receipt.legs.map(({ leg, needed_by: day }) => [leg, day]));

/** The booked day and address of the shown part and end. */
export function bookedFor({ part, end }: TypedChange, legs: BookedLegs) {
  const leg = legs.find((each) => each.leg === (part === 'order' ? 'outbound' : part)) ?? legs[0];
  return leg && { day: leg.pickup_date, ...(end === 'origin' ? leg.from : leg.to) };
}

/** The wanted change, of the whole order or of one leg. */
export type WantedChange =
  | { readonly of: 'order'; readonly change: OrderChange }
  | { readonly of: LegName; readonly change: LegChange };

/** The day by which a wanted change says that a leg is needed; undefined where it keeps the booked one. */
export function wantedNeed({ of, change }: WantedChange, leg: LegName): CalendarDate | undefined {
  if (of !== 'order') return of === leg ? change.needed_by : undefined;
  return leg === 'return' ? change.return_needed_by : change.needed_by;
}

/** The typed fields that differ from the booking, named as in the request. */
export function wantedChange(typed: TypedChange, legs: BookedLegs, needs: BookedNeeds): WantedChange {
  const { part, day = '', end, place } = typed;
  const booked = bookedFor(typed, legs);
  const changedFields = Object.entries(place).flatMap(([name, value]) => {
    const before = booked?.place[name as PlaceField] ?? '';
    return value.trim() === before ? [] : [[name, value.trim()]];
  });
  const need = changedDay(typed.neededBy, needs[part === 'order' ? 'outbound' : part]);
  const days = {
    ...(isCalendarDate(day) && day !== booked?.day ? { pickup_date: day } : {}),
    ...(need ? { needed_by: need } : {}),
  };
  const address = changedFields.length > 0 ? Object.fromEntries(changedFields) : undefined;
  if (part === 'order') {
    const back = legs.find(({ leg }) => leg === 'return');
    const returnDay = changedDay(typed.returnDay, back?.pickup_date);
    const returnNeed = changedDay(typed.returnNeededBy, needs.return);
    const change = {
      ...days,
      ...(returnDay ? { return_pickup_date: returnDay } : {}),
      ...(returnNeed ? { return_needed_by: returnNeed } : {}),
      ...(address ? { [end]: address } : {}),
    };
    return { of: part, change };
  }
  const side = end === 'origin' ? 'from' : 'to';
  return { of: part, change: { ...days, ...(address ? { [side]: address } : {}) } };
}

const changedDay = (typed: string | undefined, booked: CalendarDate | undefined): CalendarDate | undefined =>
  typed !== undefined && isCalendarDate(typed) && typed !== booked ? typed : undefined;

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
