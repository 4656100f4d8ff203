import { completeZip, zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState, Field } from './state.ts';

/** A zip with too few or too many digits after its first five is kept, so that it can be corrected. */
const isBegun = (zip: string): boolean => /^\d{5}/.test(zip);

/**
 * A field was left: its errors may show from now on. A postal code is normalized. VL-06: a bad US zip is
 * removed from its field; its message remains, with the typed text next to it.
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
