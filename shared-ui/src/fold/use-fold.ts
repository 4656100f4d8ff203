import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Folds a finished card to its line and opens it again, each time on a person's word: nothing moves by itself, except
 * that a card which is no longer in order opens. Focus goes to the card's title, since the pressed button is gone.
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
  const turn = (next: boolean) => () => {
    pressed.current = true;
    setWanted(next);
  };
  return { folded: wanted && inOrder, fold: turn(true), open: turn(false) };
}
