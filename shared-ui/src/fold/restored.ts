import { useEffect, useSyncExternalStore } from 'react';

/** The numbers of incomplete cards. Several parts render the cards of a page. */
const incompleteCards = new Map<symbol, number>();
const lackListeners = new Set<() => void>();
const restoreListeners = new Set<() => void>();
let restored = false;

const firstLacking = (): number => Math.min(...incompleteCards.values());

function subscribe(listener: () => void): () => void {
  lackListeners.add(listener);
  return () => lackListeners.delete(listener);
}

/** Deferred for the reason that `one-current` gives. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of lackListeners) listener();
  });
}

/** Whether an earlier card is incomplete. */
export function useEarlierLacks(number: number, lacks: boolean): boolean {
  const first = useSyncExternalStore(subscribe, firstLacking);
  useEffect(() => {
    if (!lacks) return;
    const card = Symbol(number);
    incompleteCards.set(card, number);
    tell();
    return () => {
      incompleteCards.delete(card);
      tell();
    };
  }, [number, lacks]);
  return first < number;
}

/** Whether the page shows a restored booking; a card that loads later asks this. */
export const isRestored = (): boolean => restored;

export function onRestored(listener: () => void): () => void {
  restoreListeners.add(listener);
  return () => restoreListeners.delete(listener);
}

/**
 * Announces that a restored booking fills the page: its finished cards fold, and the first of the others is
 * open.
 */
export function foldRestored(): void {
  restored = true;
  for (const listener of restoreListeners) listener();
}
