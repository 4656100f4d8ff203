import { useEffect, useRef, useState } from 'react';

type GoOn = () => void;

/** Waits until a person has read that a password ended. They are signed in: closing the dialog goes on as well. */
export function useEndedPassword() {
  const [goOn, setGoOn] = useState<GoOn | null>(null);
  const left = useRef<GoOn | null>(null);
  useEffect(() => () => left.current?.(), []);
  const ended = (next: GoOn | null): void => {
    left.current = next;
    setGoOn(() => next);
  };
  const once = (): void => {
    left.current = null;
    goOn?.();
  };
  return { goOn: goOn === null ? null : once, ended };
}
