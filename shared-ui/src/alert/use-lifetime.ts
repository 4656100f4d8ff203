import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `lifetimeMs` of unpaused time; null never ends. */
export function useLifetime(lifetimeMs: number | null, paused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(lifetimeMs);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (remainingMs.current === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      if (remainingMs.current !== null)
        remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - started));
    };
  }, [paused]);
}
