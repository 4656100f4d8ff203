import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { openLayer } from './open-layers.ts';

/**
 * Opens a native dialog while the component is mounted, and then returns focus to the element that
 * had it before, to its replacement, to `fallback` when both are gone, or to the title of the card it was in.
 */
export function useDialog(
  fallback?: (() => HTMLElement | null) | undefined,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const fallbackNow = useRef(fallback);
  fallbackNow.current = fallback;

  // Read while rendering: by the time effects run, something inside may already have taken focus.
  const [opener] = useState(() => document.activeElement);

  const [card] = useState(() => opener?.closest('.ui-card') ?? null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const leave = element ? openLayer(element) : undefined;
    return () => {
      leave?.();
      element?.close();
      const back = standIn(opener) ?? fallbackNow.current?.();
      if (back) back.focus();
      // Closing a native dialog may have returned the focus already.
      else if (!document.activeElement || document.activeElement === document.body)
        titleOf(card)?.focus({ preventScroll: true });
    };
  }, [opener, card]);

  return dialog;
}

/** The title of the card that held the opener, else of the page: focus never falls back to the body. */
const titleOf = (card: Element | null): HTMLElement | null =>
  card?.isConnected ? card.querySelector('h2') : document.getElementById('main');

/** The opener, or the control that has its id now. */
function standIn(opener: Element | null): HTMLElement | null {
  if (!(opener instanceof HTMLElement) || opener === document.body) return null;
  return opener.isConnected ? opener : document.getElementById(opener.id);
}
