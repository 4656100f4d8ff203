import { useSyncExternalStore } from 'react';

/** Dialogs and sheets that are open over the page, the topmost last. */
let layers: readonly Element[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly Element[]): void => {
  layers = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const topmost = (): Element | null => layers.at(-1) ?? null;

/** Registers an element as open over the page; returns a function that unregisters it. */
export function openLayer(element: Element): () => void {
  change([...layers.filter((each) => each !== element), element]);
  return () => change(layers.filter((each) => each !== element));
}

/**
 * The topmost dialog or sheet, null when none is open: anything that must stay visible and clickable is
 * shown inside it.
 */
export const useTopLayer = (): Element | null => useSyncExternalStore(subscribe, topmost);
