import type { Field, LegName } from '../../state/state.ts';

/** The id of a control: an error summary links to it, a label points at it. */
export const placeId = (leg: LegName, field: Field): string => `${leg}-${field}`;
