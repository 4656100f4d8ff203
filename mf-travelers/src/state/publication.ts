import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { countItems, duplicateTravelers } from '@sendahead/shared-contracts/travelers/rules';
import type { Traveler, Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { countedRows } from './line-count.ts';
import { writePhone } from './phone.ts';
import { hasProblems } from './problems.ts';
import type { TravelerState, TravelersState } from './state.ts';
import { asksBagWay, wayOfTraveler, withBagWay, withWay } from './ways.ts';

/** TR-08: the number of a traveler is its place, from 1 without gaps. */
function published(state: TravelersState, traveler: TravelerState, index: number): Traveler {
  const way = wayOfTraveler(state, traveler);
  const perBag = asksBagWay(state);
  return {
    id: String(index + 1),
    ...withWay(traveler.person, way),
    phone: writePhone(traveler.phone),
    lines: traveler.lines
      .map((line) => ({
        line: line.line,
        rows: countedRows(line).map((row) => withBagWay(row, perBag ? row.way : undefined, way)),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}

const isSized = (travelers: readonly Traveler[]): boolean =>
  countItems(travelers) > 0 &&
  travelers.every(({ lines }) => lines.every(({ rows }) => rows.every(({ size }) => size !== '')));

/** The published travelers and bags. */
export function publication(state: TravelersState, brand: Brand): Travelers {
  const travelers = state.travelers.map((traveler, index) => published(state, traveler, index));
  const duplicates = duplicateTravelers(travelers);
  return {
    travelers,
    valid: duplicates.length === 0 && !hasProblems(state, brand),
    sized: isSized(travelers),
    duplicates,
    itemCount: countItems(travelers),
  };
}
