import { useLayoutEffect } from 'react';

/** The cards that are not folded. Several parts render the cards of a page. */
const openCards = new Set<string>();
let gatherers = 0;

/** Set without React: an effect of one root must not render another (see `one-current`). */
const reflect = (): void =>
  void document.documentElement.toggleAttribute('data-gathered', gatherers > 0 && openCards.size === 0);

/** Records whether a card is open. */
export function useOpenCard(cardId: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    openCards.add(cardId);
    reflect();
    return () => {
      openCards.delete(cardId);
      reflect();
    };
  }, [cardId, isOpen]);
}

/**
 * While its component is mounted, the page has `data-gathered` when all cards are folded: their lines are then
 * hidden, and the component says in their place what they say.
 */
export function useGatheredLines(): void {
  useLayoutEffect(() => {
    gatherers += 1;
    reflect();
    return () => {
      gatherers -= 1;
      reflect();
    };
  }, []);
}
