import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The summary as a sheet on phones: a popover, so that Esc and a press outside close it and focus goes back. */
export function useSheet(): {
  sheet: RefObject<HTMLElement | null>;
  open: boolean;
  show(): void;
  hide(): void;
} {
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const follow = (event: Event) => {
      const now = 'newState' in event && event.newState === 'open';
      setOpen(now);
      if (now) element.focus();
    };
    // A sheet that is open while the window grows would cover the column that it becomes.
    const wide = window.matchMedia?.('(min-width: 48rem)');
    const close = () => element.hidePopover?.();
    element.addEventListener('toggle', follow);
    wide?.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', follow);
      wide?.removeEventListener('change', close);
    };
  }, []);

  const show = useCallback(() => sheet.current?.showPopover?.(), []);
  const hide = useCallback(() => sheet.current?.hidePopover?.(), []);
  return { sheet, open, show, hide };
}
