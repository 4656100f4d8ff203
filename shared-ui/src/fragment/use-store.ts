import { type Context, useContext, useRef, useSyncExternalStore } from 'react';

/** A store as a view reads it: the current state, and a subscription to the next one. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** How the views of a remote read its state: a selector, and an equality for its results. */
export type UseSelector<State> = <Selected>(
  select: (state: State) => Selected,
  same?: (a: Selected, b: Selected) => boolean,
) => Selected;

/**
 * Renders again only when the selected part changed; `same` is for selectors that make a new object each
 * time.
 */
export function useStore<State, Selected>(
  store: ReadableStore<State>,
  select: (state: State) => Selected,
  same: (a: Selected, b: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{ value: Selected } | null>(null);
  return useSyncExternalStore(store.subscribe, () => {
    const value = select(store.getState());
    if (last.current && same(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  });
}

/** The context that a fragment gives to its views. */
export function useRequiredContext<Lent>(context: Context<Lent | null>): Lent {
  const lent = useContext(context);
  if (!lent) throw new Error('views of a remote stand inside one of its fragments');
  return lent;
}
