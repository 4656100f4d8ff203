import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { End, EndState } from '../../state/state.ts';
import { fieldId } from '../end-card/field-id.ts';
import { useEnd } from '../ship-points/addresses-context.ts';

/** The chosen place with its button, the search of a place, or the line of an address. */
type Next = 'change' | 'search' | 'address';

export interface FocusHandover {
  readonly changeButton: RefObject<HTMLButtonElement | null>;
  expect(next: Next): void;
}

const isHere = (next: Next, { point, club }: EndState): Next | null => {
  if (point.kind === 'other') return next === 'address' ? next : null;
  if (club.asking === 'answered') return next === 'change' ? next : null;
  return club.asking === 'asking' ? null : 'search';
};

/**
 * Search, chosen place and address line take each other's place on the page; focus follows the person's own action
 * from one to the other, and is left alone when a saved booking is laid back.
 */
export function useFocusHandover(end: End): FocusHandover {
  const state = useEnd(end);
  const changeButton = useRef<HTMLButtonElement>(null);
  const expected = useRef<Next | null>(null);
  useLayoutEffect(() => {
    const here = expected.current && isHere(expected.current, state);
    if (!here) return;
    expected.current = null;
    if (here === 'change') changeButton.current?.focus();
    else document.getElementById(fieldId(end, here === 'search' ? 'club' : 'address1'))?.focus();
  }, [state, end]);
  return {
    changeButton,
    expect: (next) => {
      expected.current = next;
    },
  };
}
