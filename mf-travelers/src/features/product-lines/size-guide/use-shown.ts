import { checkoutTimings } from '@sendahead/shared-contracts/constants';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * OPEN-34: shown 500 ms after a pointer or the keyboard arrives, hidden 2000 ms after both leave; a press
 * shows and hides immediately, Esc hides. The pointer may move over the shown content, which remains open
 * then.
 */
export function useShown<Whole extends HTMLElement>() {
  const [shown, setShown] = useState(false);
  const whole = useRef<Whole>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const turn = (next: boolean) => {
    clearTimeout(timer.current);
    setShown(next);
  };
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    const wait = next ? checkoutTimings.popoverShowMs : checkoutTimings.popoverHideMs;
    timer.current = setTimeout(() => setShown(next), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (whole.current?.contains(document.activeElement)) whole.current.querySelector('button')?.focus();
      clearTimeout(timer.current);
      setShown(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [shown]);
  return {
    shown,
    hide: () => turn(false),
    press: () => turn(!shown),
    watch: {
      ref: whole,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        hovered.current = true;
        later(true);
      },
      onPointerLeave: () => {
        hovered.current = false;
        if (!whole.current?.contains(document.activeElement)) later(false);
      },
      onFocus: () => later(true),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!hovered.current && !whole.current?.contains(relatedTarget)) later(false);
      },
    },
  };
}
