import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { reduceEnd } from './end-reducer.ts';
import { type AddressesEvent, isEndEvent } from './events.ts';
import { type AddressesState, type EndState, noNote, noSearch, noValidation } from './state.ts';
import { swapEnds } from './swap-ends.ts';

function restoredEnd(state: EndState, point: ShipPoint): EndState {
  return {
    ...state,
    point,
    term: point.club?.name ?? '',
    // The saved form knows only the club's id; the effects look the rest up again.
    club: { asking: point.club ? 'asking' : 'idle', id: point.club?.id ?? null, message: '' },
    zip: { asking: 'idle', known: false },
    suggestions: noSearch,
    addresses: noSearch,
    resolving: null,
    note: noNote,
    left: [],
  };
}

/** Both ends after one event. */
export function reduce(state: AddressesState, event: AddressesEvent): AddressesState {
  if (isEndEvent(event)) {
    const end = reduceEnd(state[event.end], event, state.countries);
    return end === state[event.end] ? state : { ...state, [event.end]: end };
  }
  switch (event.type) {
    case 'validation-asked':
      return { ...state, validation: { ...noValidation, asking: 'asking', key: event.key } };
    case 'validation-arrived': {
      const { key, valid, candidates = noValidation.candidates, warning = null } = event;
      return {
        ...state,
        validation: { ...noValidation, asking: 'answered', key, valid, candidates, warning },
      };
    }
    case 'validation-failed':
      return { ...state, validation: { ...noValidation, asking: 'failed', key: event.key } };
    case 'correction-declined':
      return { ...state, validation: { ...state.validation, declined: true } };
    case 'swapped':
      return swapEnds(state);
    case 'states-arrived':
      return { ...state, states: { ...state.states, [event.country]: event.options } };
    case 'countries-arrived':
      return {
        ...state,
        countries: Object.fromEntries(event.countries.map((country) => [country.code, country])),
      };
    case 'default-origin':
      return { ...state, defaultOrigin: event.asking };
    case 'submitted':
      return { ...state, submits: state.submits + 1 };
    case 'restored':
      return {
        ...state,
        origin: restoredEnd(state.origin, event.origin),
        destination: restoredEnd(state.destination, event.destination),
      };
    default:
      return event satisfies never;
  }
}
