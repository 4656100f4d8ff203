import type { Path } from './state.ts';

/** The id of a control: an error summary links to it, a label points at it. `number` is the traveler's, from 1. */
export const fieldId = (number: number, path: Path): string =>
  `traveler-${number}-${path.replaceAll('.', '-')}`;

export const headingId = (number: number): string => `traveler-${number}-title`;

/** The id of the counter of a line. */
export const counterId = (number: number, line: string): string => `traveler-${number}-${line}-count`;

/** The id of the card of this section. */
export const cardId = 'travelers';
