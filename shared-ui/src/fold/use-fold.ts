import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onLedOn } from './led-on.ts';

/**
 * Folds a finished card to its line and opens it again, each time on a person's word: nothing moves by itself, except
 * that a card which is no longer in order opens. Focus goes to the card's title, since the pressed button is gone. A
 * finished card also folds when its person is led on to another one.
 */
export function useFold(cardId: string, inOrder: boolean): { folded: boolean; fold(): void; open(): void } {
  const [wanted, setWanted] = useState(false);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (!inOrder) setWanted(false);
  }, [inOrder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fold changed, on a press alone
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    document.getElementById(`${cardId}-title`)?.focus();
  }, [wanted, cardId]);
  useEffect(() => {
    if (!inOrder) return;
    return onLedOn((control) => {
      // Before the control is scrolled to, since folding moves it.
      if (!document.getElementById(cardId)?.contains(control)) flushSync(() => setWanted(true));
    });
  }, [cardId, inOrder]);
  const turn = (next: boolean) => () => {
    pressed.current = true;
    setWanted(next);
  };
  return { folded: wanted && inOrder, fold: turn(true), open: turn(false) };
}
