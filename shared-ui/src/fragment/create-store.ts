import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { ReadableStore } from './use-store.ts';

/** Where a question to the server stands. */
export type RequestState = 'idle' | 'asking' | 'answered' | 'failed';

/** State moved by a pure reducer, readable by React and by RxJS effects alike. */
export interface Store<State, Event> extends ReadableStore<State> {
  dispatch(event: Event): void;
  /** The present state at once, then every later one. */
  readonly changes: Observable<State>;
}

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  const subject = new BehaviorSubject(initial);
  return {
    changes: subject.asObservable(),
    getState: () => subject.value,
    dispatch(event) {
      const next = reduce(subject.value, event);
      if (next !== subject.value) subject.next(next);
    },
    subscribe(listener) {
      const subscription = subject.subscribe(() => listener());
      return () => subscription.unsubscribe();
    },
  };
}
