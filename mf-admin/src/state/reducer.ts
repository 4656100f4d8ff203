import type { AdminEvent } from './events.ts';
import type { AdminState } from './state.ts';

/** The strip after one event. */
export function reduce(state: AdminState, event: AdminEvent): AdminState {
  switch (event.type) {
    case 'session-known':
      return { ...state, session: event.session, signingOut: 'idle' };
    case 'cart-known':
      return event.displayId === state.cartDisplayId
        ? state
        : { ...state, cartDisplayId: event.displayId, copying: 'idle' };
    case 'copied':
      return { ...state, copying: 'copied' };
    case 'copy-refused':
      return { ...state, copying: 'refused' };
    case 'sign-out-asked':
      return state.signingOut === 'asking' ? state : { ...state, signingOut: 'asking' };
    case 'sign-out-failed':
      return { ...state, signingOut: 'failed' };
    case 'signed-out':
      return { ...state, session: null, signingOut: 'idle' };
    default:
      return event satisfies never;
  }
}
