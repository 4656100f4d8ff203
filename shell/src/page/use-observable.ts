import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import { useEffect, useState } from 'react';

/** The latest value of a stream; `initial` until the first one. */
export function useObservable<T>(stream: Observable<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const subscription = stream.subscribe(setValue);
    return () => subscription.unsubscribe();
  }, [stream]);
  return value;
}
