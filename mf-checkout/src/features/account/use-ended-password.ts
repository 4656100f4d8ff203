import { useEffect, useRef, useState } from 'react';
import type { EndedPassword } from '../../effects/account-actions.ts';

/** Waits until a person has read that a password ended. Closing the dialog also continues for a signed-in user. */
export function useEndedPassword() {
  const [ended, setEnded] = useState<EndedPassword | null>(null);
  const unread = useRef<EndedPassword | null>(null);
  useEffect(
    () => () => {
      if (unread.current?.signedIn) unread.current.goOn();
    },
    [],
  );
  return {
    show(next: EndedPassword | null): void {
      unread.current = next;
      setEnded(next);
    },
    goOn:
      ended === null
        ? null
        : () => {
            unread.current = null;
            ended.goOn();
          },
  };
}
