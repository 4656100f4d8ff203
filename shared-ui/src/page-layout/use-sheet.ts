import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { openLayer } from '../modal/open-layers.ts';
import { narrowPage } from './use-narrow-page.ts';

/** The summary as a sheet: opens over the page, closes with Esc, and returns focus to its opener. */
export function useSheet(rest: RefObject<HTMLElement | null>) {
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let leave: (() => void) | undefined;
    const follow = (event: Event) => {
      const now = 'newState' in event && event.newState === 'open';
      setOpen(now);
      leave?.();
      leave = now ? openLayer(element) : undefined;
      // The page under the sheet is inert while it is open.
      if (rest.current) rest.current.inert = now;
      if (now) element.focus();
    };
    const narrow = window.matchMedia?.(narrowPage);
    const close = () => element.hidePopover?.();
    const note = () => element.style.setProperty('--aside-height', `${element.offsetHeight}px`);
    const measure = 'ResizeObserver' in window ? new ResizeObserver(note) : undefined;
    measure?.observe(element);
    element.addEventListener('toggle', follow);
    narrow?.addEventListener('change', close);
    return () => {
      leave?.();
      measure?.disconnect();
      element.removeEventListener('toggle', follow);
      narrow?.removeEventListener('change', close);
    };
  }, [rest]);

  const show = useCallback(() => sheet.current?.showPopover?.(), []);
  const hide = useCallback(() => sheet.current?.hidePopover?.(), []);
  return { sheet, open, show, hide };
}
