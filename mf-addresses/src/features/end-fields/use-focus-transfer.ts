import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelector } from '../../hooks/use-addresses.ts';
import { fieldId } from '../../state/field-id.ts';
import type { EndState } from '../../state/state.ts';

/** The chosen place with its button, the search of a place, or the line of an address. */
type Standing = 'change' | 'search' | 'address';

export interface FocusTransfer {
  readonly changeButton: RefObject<HTMLButtonElement | null>;
  expect(next: Standing): void;
}

/** The form that is shown; null while a place is being looked up. */
function standingOf({ point, club }: EndState): Standing | null {
  if (point.kind === 'other') return 'address';
  if (club.request === 'answered') return 'change';
  return club.request === 'asking' ? null : 'search';
}

/**
 * Search, chosen place and address line replace each other on the page; focus follows the person's action
 * from one to the other, and does not move when a saved booking is restored.
 */
export function useFocusTransfer(end: ShipEnd): FocusTransfer {
  const standing = useSelector((state) => standingOf(state[end]));
  const changeButton = useRef<HTMLButtonElement>(null);
  const expected = useRef<Standing | null>(null);
  useLayoutEffect(() => {
    if (expected.current === null || standing === null) return;
    // After a failed lookup of a place, its search is shown again.
    if (standing !== expected.current && standing !== 'search') return;
    expected.current = null;
    if (standing === 'change') changeButton.current?.focus();
    else document.getElementById(fieldId(end, standing === 'search' ? 'club' : 'address1'))?.focus();
  }, [standing, end]);
  return {
    changeButton,
    expect: (next) => {
      expected.current = next === standing ? null : next;
    },
  };
}
