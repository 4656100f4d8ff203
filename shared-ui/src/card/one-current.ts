import { useEffect, useSyncExternalStore } from 'react';
import type { CardState } from './card.tsx';

/** Numbers of the cards that claim to be the current step. Several parts render the cards of a page. */
const waiting = new Map<symbol, number>();
const listeners = new Set<() => void>();

const firstWaiting = (): number => Math.min(...waiting.values());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Deferred until after the effect that changed it: the cards are in separate React roots. An effect of one
 * root that renders another may run during the other's commit, which React refuses (error 177).
 */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** RT-02: of several cards that can be completed, the first is the current step and the others are to do. */
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
