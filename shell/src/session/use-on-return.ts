import { useEffect } from 'react';

/** Does something each time the person comes back to this tab. `act` stays the same between drawings. */
export function useOnReturn(act: () => void): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) act();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [act]);
}
