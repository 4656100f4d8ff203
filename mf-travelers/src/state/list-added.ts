import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { countLine } from './line-count.ts';
import type { PastedPerson } from './pasted-list.ts';
import { readPhone } from './phone.ts';
import { newTraveler, type TravelerState, type TravelersState } from './state.ts';

/** A traveler of a list; the key is assigned when it is added. */
export function listedTraveler(
  { counts, phone, ...name }: PastedPerson,
  brand: Pick<Brand, 'product_lines'>,
): TravelerState {
  const blank = newTraveler(0, brand);
  return {
    ...blank,
    person: { ...blank.person, ...name },
    phone: readPhone(phone),
    lines: blank.lines.map((state) => {
      const line = brand.product_lines.find((each) => each.key === state.line);
      return line ? countLine(state, counts[state.line] ?? 0, line) : state;
    }),
  };
}

const isBlank = ({ person, phone, lines }: TravelerState): boolean =>
  [person.firstName, person.lastName, person.email, phone.number].every((text) => text.trim() === '') &&
  lines.every(({ count }) => count === 0);

type All = Pick<TravelersState, 'travelers'>;

/** Keys of blank travelers, whom a list replaces. */
export const blankTravelers = ({ travelers }: All): number[] =>
  travelers.filter(isBlank).map(({ key }) => key);

/** How many travelers a list may add. */
export const openSlots = (state: All): number =>
  limits.travelersPerCart - state.travelers.length + blankTravelers(state).length;
