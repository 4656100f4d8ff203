import type { KeyboardEvent } from 'react';
import { isComposing } from '../field/is-composing.ts';

/**
 * Keys that are the text's: all while an input method composes, and Home and End before the keys are among the options.
 * Home and End move over the options once they are.
 */
export function keepCursorKeys(event: KeyboardEvent<HTMLInputElement>, among: boolean): void {
  const movesInText = !among && (event.key === 'Home' || event.key === 'End');
  if (!movesInText && !isComposing(event)) return;
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Options that a page key moves over. */
const page = 10;

/** The option a page further, or back; the last and the first are the ends. */
export const pageFrom = (index: number, pages: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index + pages * page));
