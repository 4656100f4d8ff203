import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { Field } from './state.ts';

/** The id of a control: an error summary links to it, a label points at it. */
export const fieldId = (end: ShipEnd, field: Field | 'kind'): string => `${end}-${field}`;

/** The id of the card of an end. */
export const cardId = (end: ShipEnd): string => `ship-${end}`;
