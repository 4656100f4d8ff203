import { useSyncExternalStore } from 'react';

/** A store as a view reads it: present state, and being told of the next one. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Draws again only when the selected part changed (compared by identity). */
export function useStore<State, Selected>(
  store: ReadableStore<State>,
  select: (state: State) => Selected,
): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
