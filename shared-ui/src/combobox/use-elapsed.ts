import { useEffect, useState } from 'react';

/** Whether something has been shown for so many milliseconds. */
export function useElapsed(stands: boolean, ms = 0): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [stands, ms]);
  return stands && elapsed;
}
