import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Asking } from '../../state/state.ts';

/**
 * The search and the chosen place take each other's place on the page; focus follows the person's own action
 * from one to the other, and is left alone when a saved booking is laid back.
 */
export function useFocusHandover(
  searchId: string,
  asking: Asking,
): { changeButton: RefObject<HTMLButtonElement | null>; expect(next: 'change' | 'search'): void } {
  const changeButton = useRef<HTMLButtonElement>(null);
  const expected = useRef<'change' | 'search' | null>(null);
  useLayoutEffect(() => {
    if (expected.current === 'change' && asking === 'answered') changeButton.current?.focus();
    else if (expected.current !== null && (asking === 'idle' || asking === 'failed'))
      document.getElementById(searchId)?.focus();
    else return;
    expected.current = null;
  }, [asking, searchId]);
  return {
    changeButton,
    expect: (next) => {
      expected.current = next;
    },
  };
}
