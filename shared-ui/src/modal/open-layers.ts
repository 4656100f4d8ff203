import { useSyncExternalStore } from 'react';

/** Dialogs and sheets that lie over the page, the topmost last. */
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

/** Notes that an element lies over the page; gives what notes that it does no more. */
export function openLayer(element: Element): () => void {
  change([...layers.filter((each) => each !== element), element]);
  return () => change(layers.filter((each) => each !== element));
}

/** The dialog or sheet on top, null where the page itself is: what is to be seen and pressed over all lies in it. */
export const useTopLayer = (): Element | null => useSyncExternalStore(subscribe, topmost);
