import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressParts } from './one-line-address.ts';
import type { EndState } from './state.ts';
import { noSearch } from './suggestions.ts';

/** A line that was split into fields: the address before the split, until it is restored. */
export interface SplitLine {
  readonly line: string;
  readonly before: ShipPoint | null;
}

/** AD-15: fills in the fields that were written in one line; their earlier content is kept, so it can be restored. */
export const splitLine = (state: EndState, parts: AddressParts): EndState => ({
  ...state,
  split: { line: state.point.address1, before: state.point },
  suggestions: noSearch,
  zip: { request: 'idle', known: false },
  point: {
    ...state.point,
    ...parts,
    address2: parts.address2 || state.point.address2,
    latitude: null,
    longitude: null,
    timeZone: null,
    postcoderId: null,
  },
});

/** The line as it was typed; it is not taken apart again. */
export const joinedLine = (state: EndState): EndState =>
  state.split?.before
    ? {
        ...state,
        point: state.split.before,
        zip: { request: 'idle', known: false },
        split: { ...state.split, before: null },
      }
    : state;

/** Typing on ends the offer to bring the line back. */
export const typedAfterSplit = (before: EndState, after: EndState): EndState =>
  before !== after && after.split?.before ? { ...after, split: { ...after.split, before: null } } : after;
