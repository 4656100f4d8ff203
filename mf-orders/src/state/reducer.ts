import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Pure: no React, no I/O. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'session-known':
      return { ...state, session: event.session };
  }
}
