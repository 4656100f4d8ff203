import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { golfersOn, ownHandOvers } from '../state/golfers.ts';
import { feeOf } from '../state/pickup.ts';
import type { ItineraryState, LegName } from '../state/state.ts';

type Words = Pick<Brand, 'traveler_word'>;

/** A traveler by their place in the list, in the brand's word: `Camper 2`. */
export const golferPlace = (id: string, { traveler_word: word }: Words): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)} ${id}`;

/** The same with their name, where it is known: `Camper 2: Mia Lee`. */
export const golferTitle = ({ id, name }: { id: string; name: string }, brand: Words): string =>
  name === '' ? golferPlace(id, brand) : `${golferPlace(id, brand)}: ${name}`;

export const sameAsFirst = (first: string, brand: Words): string => `Same as ${golferPlace(first, brand)}`;

/** All ways of a leg, each with whose it is: `Pickup at your address for Ann Lee; Drop off at a carrier store for Camper 2`. */
export function handOverTitle(state: ItineraryState, leg: LegName): string {
  const own = ownHandOvers(state, leg);
  const whose = Map.groupBy(
    golfersOn(state, leg),
    ({ id }) =>
      (own.find(({ golfer }) => golfer.id === id)?.fee ?? feeOf(state, leg))?.pickup_fees_title ?? '',
  );
  return [...whose]
    .map(([title, golfers]) => {
      const names = golfers.map(({ id, name }) => name || golferPlace(id, state.brand));
      return `${title} for ${names.join(', ')}`;
    })
    .join('; ');
}
