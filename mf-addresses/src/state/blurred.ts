import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState, Field } from './state.ts';

/** A field was left: its errors may show from now on. VL-06: a bad US zip does not stay, only its message does. */
export function withBlurred(state: EndState, field: Field): EndState {
  const blurred = state.blurred.includes(field) ? state.blurred : [...state.blurred, field];
  const { point } = state;
  const bad = field === 'zip' && point.country === 'US' && zipProblem(point.zip, 'US') !== null;
  if (!bad) return blurred === state.blurred ? state : { ...state, blurred };
  return {
    ...state,
    blurred,
    point: { ...point, zip: '' },
    zip: { request: 'idle', known: false, refused: true },
  };
}
