import type { KeyboardEvent } from 'react';
import { isComposing } from '../field/is-composing.ts';

/**
 * Keys that the text box handles: all keys while an input method composes, and Home and End until an option
 * is active. Then Home and End move over the options.
 */
export function keepCursorKeys(event: KeyboardEvent<HTMLInputElement>, among: boolean): void {
  const movesInText = !among && (event.key === 'Home' || event.key === 'End');
  if (!movesInText && !isComposing(event)) return;
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** The number of options that a page key skips. */
const page = 10;

/** The option one page down or up, at most the last or the first. */
export const pageFrom = (index: number, pages: number, count: number): number =>
  Math.max(0, Math.min(count - 1, index + pages * page));
