import { completeZip, zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState, Field } from './state.ts';

/** A zip with too few or too many digits after its first five stays: it can be corrected. */
const isBegun = (zip: string): boolean => /^\d{5}/.test(zip);

/**
 * A field was left: its errors may show from now on. A postal code is written as it is meant. VL-06: a bad US zip does not stay
 * in its field; its message does, and what was typed next to it.
 */
export function withBlurred(state: EndState, field: Field): EndState {
  const blurred = state.blurred.includes(field) ? state.blurred : [...state.blurred, field];
  if (field !== 'zip') return blurred === state.blurred ? state : { ...state, blurred };
  const zip = completeZip(state.point.zip, state.point.country);
  const point = zip === state.point.zip ? state.point : { ...state.point, zip };
  if (point.country !== 'US' || zipProblem(zip, 'US') === null || isBegun(zip))
    return { ...state, blurred, point };
  return {
    ...state,
    blurred,
    point: { ...point, zip: '' },
    zip: { request: 'idle', known: false, refused: zip },
  };
}
