import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Field } from './state.ts';

/** The id of the warning at a service that arrives too late. */
export const lateNoteId = (leg: LegName): string => `${leg}-late`;

/** The id of a control: an error summary links to it, a label points at it. */
export const fieldId = (leg: LegName, field: Field): string => `${leg}-${field}`;
