import type { AddressOfLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { EndState } from './state.ts';
import { noSearch } from './suggestions.ts';
import { type CountriesByCode, inTerritory, noteOf } from './typed.ts';

/** A line that was split into fields: the address before the split, until it is restored. */
export interface SplitLine {
  readonly line: string;
  readonly before: ShipPoint | null;
}

/** AD-15: fills in the fields from one line; their earlier content is kept, so that it can be restored. */
export const splitLine = (
  state: EndState,
  { address_1, address_2, city, state: region, zip, country_code: country }: AddressOfLine,
  countries: CountriesByCode,
): EndState => {
  const { point } = state;
  const filled = {
    ...state,
    ...(country === point.country ? {} : noteOf(country, countries)),
    split: { line: point.address1, before: point },
    suggestions: noSearch,
    zip: { request: 'idle' as const, known: false },
    point: {
      ...point,
      country,
      address1: address_1,
      address2: address_2 || point.address2,
      city,
      state: region,
      zip,
      latitude: null,
      longitude: null,
      timeZone: null,
      postcoderId: null,
    },
  };
  return inTerritory(filled, countries);
};

/** The line as it was typed; it is not split again. */
export const joinedLine = (state: EndState): EndState =>
  state.split?.before
    ? {
        ...state,
        point: state.split.before,
        zip: { request: 'idle', known: false },
        split: { ...state.split, before: null },
      }
    : state;

/** Further typing ends the offer to restore the line. */
export const typedAfterSplit = (before: EndState, after: EndState): EndState =>
  before !== after && after.split?.before ? { ...after, split: { ...after.split, before: null } } : after;
