import { useEffect, useState } from 'react';

/** PY-03: a value once it has stood still, so that what hangs on it does not flicker while somebody types. */
export function useSettled<T>(value: T, millis: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return settled;
}
