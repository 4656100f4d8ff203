import { useEffect, useState } from 'react';

/** PY-03: a value after it has stopped changing, so that its dependents do not flicker while somebody types. */
export function useSettled<T>(value: T, millis: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return settled;
}
