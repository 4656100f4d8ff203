import { useLayoutEffect } from 'react';

/** The cards that are not folded. Several parts render the cards of a page. */
const open = new Set<string>();
let gatherers = 0;

/** Set without React: an effect of one root must not render another (see `one-current`). */
const reflect = (): void =>
  void document.documentElement.toggleAttribute('data-gathered', gatherers > 0 && open.size === 0);

/** Records whether a card is open. */
export function useOpenCard(cardId: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    open.add(cardId);
    reflect();
    return () => {
      open.delete(cardId);
      reflect();
    };
  }, [cardId, isOpen]);
}

/** While shown, its component replaces the lines of folded cards, once all cards are folded. */
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

/** The height of the lines that disappear when a card folds: all of them when it is the last open one. */
export function linesToGather(cardId: string): number {
  if (gatherers === 0 || open.size > 1 || !open.has(cardId)) return 0;
  const lines = [...document.querySelectorAll<HTMLElement>('.ui-card--folded')];
  return lines.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}
