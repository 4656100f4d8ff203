import type { End, Field } from './state.ts';

/** The id of a control: an error summary links to it, a label points at it. */
export const fieldId = (end: End, field: Field | 'kind'): string => `${end}-${field}`;

/** The id of the card of an end. */
export const cardId = (end: End): string => `ship-${end}`;
