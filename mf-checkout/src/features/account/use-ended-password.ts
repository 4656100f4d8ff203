import { useEffect, useRef, useState } from 'react';
import type { PasswordEnded } from '../../effects/account-actions.ts';

/** Waits until a person has read that a password ended. Closing the dialog also continues for a signed-in user. */
export function useEndedPassword() {
  const [ended, setEnded] = useState<PasswordEnded | null>(null);
  const unread = useRef<PasswordEnded | null>(null);
  useEffect(
    () => () => {
      if (unread.current?.signedIn) unread.current.goOn();
    },
    [],
  );
  return {
    show(next: PasswordEnded | null): void {
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
