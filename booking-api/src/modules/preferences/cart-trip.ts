import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { StoredCart } from '../carts/public/store.ts';
import { findOrderOfCart } from '../orders/public/store.ts';
import type { SavedAnswer } from './answer-rules.ts';

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The clubs at the ends of a trip; null while an end is undecided. */
export function clubsOfTrip(form: ShipmentForm): number[] | null {
  const ends = [
    { kind: form.origination, club: numberOf(form.o_club_id) },
    { kind: form.destination, club: numberOf(form.d_club_id) },
  ];
  if (ends.some(({ kind, club }) => kind === undefined || (kind === 'club' && club === null))) return null;
  return ends.flatMap(({ kind, club }) => (kind === 'club' && club !== null ? [club] : []));
}

/** The travelers of a trip by id. */
export const travelersOfTrip = (form: ShipmentForm): string[] => Object.keys(form.traveler ?? {});

/**
 * The trip of a cart: as ordered, or else as last saved; null before that. Throws Refusal
 * `cart_already_ordered` for an order that is over or whose bags have left.
 */
export async function cartTrip(db: Queries, cart: StoredCart): Promise<ShipmentForm | null> {
  if (cart.status !== 'ordered') return cart.session?.ship_state ?? null;
  const order = await findOrderOfCart(db, cart.id);
  const waits = order && allowedActs(order.state, 'consumer').includes('change');
  if (!waits) throw new Refusal(409, 'cart_already_ordered');
  return order.shipment.booking?.form ?? null;
}

/** QN-08, QN-09: answers for a club or a traveler that the trip, as far as known, does not have. */
export function outsideOfTrip(
  trip: ShipmentForm | null,
  clubId: number,
  answers: readonly SavedAnswer[],
): FieldError[] {
  if (trip === null) return [];
  const clubs = clubsOfTrip(trip);
  const travelers = travelersOfTrip(trip);
  const strangers = answers.flatMap(({ traveler_id: id }, index) =>
    id === undefined || travelers.length === 0 || travelers.includes(id)
      ? []
      : [{ path: `answers.${index}.traveler_id`, code: 'not_in_trip' }],
  );
  return [
    ...(clubs === null || clubs.includes(clubId) ? [] : [{ path: 'club_id', code: 'not_in_trip' }]),
    ...strangers,
  ];
}
