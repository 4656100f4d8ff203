import type { KeyboardEvent } from 'react';

/** Some browsers report the key that ends a composition after it has ended, with this code. */
const composingKeyCode = 229;

/** Whether a key belongs to an input method that composes a character, and so to nothing else. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === composingKeyCode;
