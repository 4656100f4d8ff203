import type { KeyboardEvent } from 'react';

/** Home and End move over the options once the keys are among them; before that they move in the text. */
export function keepCursorKeys(event: KeyboardEvent<HTMLInputElement>, among: boolean): void {
  if (among || (event.key !== 'Home' && event.key !== 'End')) return;
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Options that a page key moves over. */
const page = 10;

/** The option a page further, or back; the last and the first are the ends. */
export const pageFrom = (index: number, pages: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index + pages * page));
