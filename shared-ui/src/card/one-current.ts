import { useEffect, useSyncExternalStore } from 'react';
import type { CardState } from './card.tsx';

/** Numbers of the cards that say that they are the current step. The cards of a page are drawn by several parts. */
const waiting = new Map<symbol, number>();
const listeners = new Set<() => void>();

const firstWaiting = (): number => Math.min(...waiting.values());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Deferred until after the effect that changed it: the cards are in separate React roots, and an effect of
 * one root that makes another render may run in the middle of that one's commit, which React refuses (its
 * error 177).
 */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** RT-02: of several cards that may be gone on with, the first is the current step and the others are to do. */
export function useOneCurrent(number: number, state: CardState): CardState {
  const first = useSyncExternalStore(subscribe, firstWaiting);
  const waits = state === 'current';
  useEffect(() => {
    if (!waits) return;
    const card = Symbol(number);
    waiting.set(card, number);
    tell();
    return () => {
      waiting.delete(card);
      tell();
    };
  }, [number, waits]);
  return waits && first < number ? 'to-do' : state;
}
