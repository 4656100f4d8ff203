import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { reduceEnd } from './end-reducer.ts';
import type { AddressesEvent } from './events.ts';
import type { AddressesState, EndState } from './state.ts';

function restoredEnd(state: EndState, point: ShipPoint): EndState {
  return {
    ...state,
    point,
    term: point.club?.name ?? '',
    // The saved form knows only the club's id; the effects look the rest up again.
    club: { asking: point.club ? 'asking' : 'idle', id: point.club?.id ?? null, message: '' },
    zip: { asking: 'idle', known: false },
    left: [],
  };
}

/** Both ends after one event. */
export function reduce(state: AddressesState, event: AddressesEvent): AddressesState {
  switch (event.type) {
    case 'validation-asked':
      return { ...state, validation: { ...state.validation, asking: 'asking', key: event.key } };
    case 'validation-arrived':
      return { ...state, validation: { asking: 'answered', key: event.key, valid: event.valid } };
    case 'validation-failed':
      return { ...state, validation: { asking: 'failed', key: event.key, valid: false } };
    case 'states-arrived':
      return { ...state, states: { ...state.states, [event.country]: event.options } };
    case 'submitted':
      return { ...state, submits: state.submits + 1 };
    case 'restored':
      return {
        ...state,
        origin: restoredEnd(state.origin, event.origin),
        destination: restoredEnd(state.destination, event.destination),
      };
    default: {
      const end = reduceEnd(state[event.end], event);
      return end === state[event.end] ? state : { ...state, [event.end]: end };
    }
  }
}
