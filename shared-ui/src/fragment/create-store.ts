import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { ReadableStore } from './use-store.ts';

/** The state of a request to the server. */
export type RequestState = 'idle' | 'asking' | 'answered' | 'failed';

/** State moved by a pure reducer, readable by React and by RxJS effects alike. */
export interface Store<State, Event> extends ReadableStore<State> {
  dispatch(event: Event): void;
  /** Emits the current state immediately, then every later one. */
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
