import { useEffect, useLayoutEffect, useRef } from 'react';

/** Long enough to type a figure, short enough that leaving the page loses nothing. */
const pauseMs = 800;

/**
 * Saves a moment after the last change, and immediately when the form is left. The initially loaded values
 * are not saved again.
 */
export function useSaveWhileTyping(entered: unknown, save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  const first = useRef(entered);
  useEffect(() => {
    if (entered === first.current) return;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [entered]);
  // A layout effect, because the form still exists when it is cleaned up.
  useLayoutEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
