import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { travelerWay } from '@sendahead/shared-contracts/travelers/ways';
import { readPhone } from './phone.ts';
import { withProfile } from './profile.ts';
import { newTraveler, type TravelerState, type TravelersState } from './state.ts';
import { wayFields } from './ways.ts';

/** A saved traveler; lines that the brand lacks are left out. */
export function restoredTraveler(
  saved: Traveler,
  key: number,
  brand: Pick<Brand, 'product_lines'>,
): TravelerState {
  const { firstName, lastName, label, email, grade, stay, moveIn } = saved;
  const blank = newTraveler(key, brand);
  return {
    ...blank,
    person: {
      firstName,
      lastName,
      ...(label ? { label } : {}),
      email,
      grade,
      ...(stay ? { stay } : {}),
      ...(moveIn ? { moveIn } : {}),
      ...wayFields(travelerWay(saved)),
    },
    phone: readPhone(saved.phone),
    lines: blank.lines.map((line) => {
      const rows = saved.lines.find((known) => known.line === line.line)?.rows ?? [];
      return { ...line, count: rows.length, rows };
    }),
  };
}

/** Travelers of a saved booking replace those on the page; lines that the brand lacks are left out. */
export function restoredState(
  state: TravelersState,
  saved: readonly Traveler[],
  brand: Pick<Brand, 'product_lines'>,
): TravelersState {
  if (saved.length === 0) return state;
  const travelers = saved.map((traveler, index) => restoredTraveler(traveler, state.nextKey + index, brand));
  return withProfile({ ...state, travelers, undo: null, nextKey: state.nextKey + saved.length });
}
