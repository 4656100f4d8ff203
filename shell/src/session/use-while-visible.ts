import { useEffect } from 'react';

/** How often an open tab repeats. */
const repeatMs = 20_000;

/** Repeats `act` while the tab is visible, and when the person comes back to it. `act` stays the same between renders. */
export function useWhileVisible(act: () => void): void {
  useEffect(() => {
    const actIfVisible = (): void => {
      if (!document.hidden) act();
    };
    const timer = setInterval(actIfVisible, repeatMs);
    window.addEventListener('focus', actIfVisible);
    document.addEventListener('visibilitychange', actIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', actIfVisible);
      document.removeEventListener('visibilitychange', actIfVisible);
    };
  }, [act]);
}
