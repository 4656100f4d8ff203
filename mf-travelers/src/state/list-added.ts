import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { countLine } from './line-count.ts';
import type { PastedPerson } from './pasted-list.ts';
import { readPhone } from './phone.ts';
import { newTraveler, type TravelerState, type TravelersState } from './state.ts';

type Rules = Pick<Brand, 'product_lines'>;

function travelerOf({ counts, phone, ...name }: PastedPerson, key: number, brand: Rules): TravelerState {
  const blank = newTraveler(key, brand);
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

/** How many travelers a list may bring: an only one who is blank gives up the place. */
export const roomFor = ({ travelers }: Pick<TravelersState, 'travelers'>): number =>
  limits.travelersPerCart - travelers.filter((each) => !isBlank(each)).length;

/** The travelers of a list take the places of blank ones and follow the others. Focus goes to the first of them. */
export function listAdded(
  state: TravelersState,
  people: readonly PastedPerson[],
  brand: Rules,
  text: string,
): TravelersState {
  const added = people
    .slice(0, roomFor(state))
    .map((person, index) => travelerOf(person, state.nextKey + index, brand));
  if (added.length === 0) return state;
  return {
    ...state,
    travelers: [...state.travelers.filter((each) => !isBlank(each)), ...added],
    nextKey: state.nextKey + added.length,
    undo: null,
    focus: { traveler: state.nextKey, turn: state.focus.turn + 1 },
    said: { text, turn: state.said.turn + 1 },
  };
}
