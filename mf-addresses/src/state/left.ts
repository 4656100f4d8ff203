import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { EndState, Field } from './state.ts';

/** A field was left: its errors may show from now on. VL-06: a bad US zip does not stay, only its message does. */
export function withLeft(state: EndState, field: Field): EndState {
  const left = state.left.includes(field) ? state.left : [...state.left, field];
  const { point } = state;
  const bad = field === 'zip' && point.country === 'US' && zipProblem(point.zip, 'US') !== null;
  if (!bad) return left === state.left ? state : { ...state, left };
  return {
    ...state,
    left,
    point: { ...point, zip: '' },
    zip: { request: 'idle', known: false, refused: true },
  };
}
