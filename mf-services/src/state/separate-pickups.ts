import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import type { Traveler, Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { isOnLeg, travelerWay } from '@sendahead/shared-contracts/travelers/ways';
import { feeOf, hidesCollection, offeredFees } from './pickup.ts';
import type { ItineraryState, OwnPickups } from './state.ts';

/** A traveler with bags on a leg; `itemType` is the line of the first of them. */
export interface Golfer {
  readonly id: string;
  readonly name: string;
  readonly itemType: string;
}

/** The travelers who have bags on a leg, in the order of the page. */
export function golfersOn({ travelers, tripType }: ItineraryState, leg: LegName): readonly Golfer[] {
  return (travelers?.travelers ?? []).flatMap((traveler) => {
    const ownWay = travelerWay(traveler);
    const line = traveler.lines.find(({ rows }) =>
      rows.some(({ way }) => tripType === 'one_way' || isOnLeg(way ?? ownWay, leg)),
    );
    const name = `${traveler.firstName} ${traveler.lastName}`.trim();
    return line ? [{ id: traveler.id, name, itemType: line.line }] : [];
  });
}

/** MD-03: whether the pickup of a leg may differ by traveler. */
export const mayDiffer = (state: ItineraryState, leg: LegName): boolean =>
  !hidesCollection(state, leg) && golfersOn(state, leg).length > 1;

/**
 * MD-03: whether the pickup of a leg is asked for each of its travelers: always in some brands, otherwise on
 * request.
 */
export const asksPerTraveler = (state: ItineraryState, leg: LegName): boolean =>
  mayDiffer(state, leg) &&
  (state.brand.pickup_per_traveler === true ||
    state[leg].apart ||
    Object.keys(state[leg].ownPickups).length > 0);

/**
 * The pickup options for a traveler after the first, other than the first one's; a waived fee applies only
 * to the whole leg.
 */
export function otherFees(state: ItineraryState, leg: LegName): PickupFee[] {
  const first = feeOf(state, leg);
  return offeredFees(state, leg).filter(({ id, waived }) => id !== first?.id && !waived);
}

/** The pickup of a later traveler if it differs from the first one's; null if it is the same. */
export const ownFee = (state: ItineraryState, leg: LegName, travelerId: string): PickupFee | null =>
  otherFees(state, leg).find(({ id }) => id === state[leg].ownPickups[travelerId]) ?? null;

/** Travelers of a leg with separate pickups, and these pickups. */
export const ownHandOvers = (
  state: ItineraryState,
  leg: LegName,
): readonly { readonly golfer: Golfer; readonly fee: PickupFee }[] =>
  asksPerTraveler(state, leg)
    ? golfersOn(state, leg)
        .slice(1)
        .flatMap((golfer) => {
          const fee = ownFee(state, leg, golfer.id);
          return fee ? [{ golfer, fee }] : [];
        })
    : [];

/** All pickup options in use on a leg. */
export const feesInUse = (state: ItineraryState, leg: LegName): readonly PickupFee[] => {
  const first = feeOf(state, leg);
  return first ? [first, ...ownHandOvers(state, leg).map(({ fee }) => fee)] : [];
};

/** Nobody's bags are picked up. */
export function isDroppedOff(state: ItineraryState, leg: LegName): boolean {
  const fees = feesInUse(state, leg);
  return fees.length > 0 && fees.every(isDropOff);
}

const sameTraveler = ({ id: _, ...one }: Traveler, { id: __, ...other }: Traveler): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * TR-08: a removed traveler's pickup is removed, and those after them, who are renumbered, keep theirs. Null
 * when nobody was removed.
 */
export function renumbered(
  before: Travelers | null,
  after: Travelers,
): ((own: OwnPickups) => OwnPickups) | null {
  const left = before?.travelers ?? [];
  let removed = left.length - after.travelers.length;
  if (removed <= 0) return null;
  const ids = new Map<string, string>();
  let place = 0;
  for (const traveler of left) {
    const now = after.travelers[place];
    if (removed > 0 && (!now || !sameTraveler(traveler, now))) {
      removed -= 1;
    } else if (now) {
      ids.set(traveler.id, now.id);
      place += 1;
    }
  }
  return (own) =>
    Object.fromEntries(
      Object.entries(own).flatMap(([id, fee]) => {
        const now = ids.get(id);
        return now === undefined ? [] : [[now, fee]];
      }),
    );
}
