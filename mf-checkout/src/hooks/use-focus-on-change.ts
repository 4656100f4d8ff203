import { type RefObject, useEffect, useRef } from 'react';

/** How long a closing sheet may keep the page from taking the focus. */
const sheetMs = 150;

/** A box that takes the focus and scrolls into view each time `turn` changes; null for none. */
export function useFocusOnChange(turn: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn === null) return;
    const lead = () => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView?.({ block: 'center' });
    };
    lead();
    // While a sheet is open, nothing under it can take the focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== box.current) lead();
    }, sheetMs);
    // A person who continues in the meantime is not interrupted.
    const stop = (): void => clearTimeout(timer);
    const acts = ['keydown', 'pointerdown'] as const;
    for (const act of acts) document.addEventListener(act, stop, { once: true, capture: true });
    return () => {
      stop();
      for (const act of acts) document.removeEventListener(act, stop, { capture: true });
    };
  }, [turn]);
  return box;
}
