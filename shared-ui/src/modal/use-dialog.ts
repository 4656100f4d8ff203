import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Opens a native dialog for as long as the component is mounted, and gives focus back to what had it
 * before, or to `fallback` when that is gone.
 */
export function useDialog(
  fallback?: (() => HTMLElement | null) | undefined,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const fallbackNow = useRef(fallback);
  fallbackNow.current = fallback;

  // Read while rendering: by the time effects run, something inside may already have taken focus.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else fallbackNow.current?.()?.focus();
    };
  }, [opener]);

  return dialog;
}
