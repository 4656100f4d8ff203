import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `lifetimeMs` of unpaused time; null never ends. */
export function useLifetime(lifetimeMs: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(lifetimeMs);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (left.current === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused]);
}
