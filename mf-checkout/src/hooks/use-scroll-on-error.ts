import { useEffect, useRef } from 'react';

/** PY-38: the form whose error would be under the fixed total; it scrolls into view when the error appears. */
export function useScrollOnError(error: string | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) form.current?.scrollIntoView?.({ block: 'center' });
  }, [error]);
  return form;
}
