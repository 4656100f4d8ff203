import type { OrdersEvent } from './events.ts';
import type { OrdersState } from './state.ts';

/** Pure: no React, no I/O. */
export function reduce(state: OrdersState, event: OrdersEvent): OrdersState {
  switch (event.type) {
    case 'session-known':
      return { ...state, session: event.session };
  }
}
