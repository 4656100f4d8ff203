import { reduceEnd } from './end-reducer.ts';
import type { EndEvent } from './events.ts';
import type { AddressesState, End } from './state.ts';

function apply(state: AddressesState, events: readonly EndEvent[]): AddressesState {
  const { countries } = state;
  const at = (end: End) =>
    events
      .filter((event) => event.end === end)
      .reduce((now, event) => reduceEnd(now, event, countries), state[end]);
  return { ...state, origin: at('origin'), destination: at('destination') };
}

/**
 * RT-03 to RT-05: what the page address says, laid over what stands there. It is kept, so that a saved booking that
 * comes later is laid under it: the same outcome in any order of loading. A page that is opened `again` by the same
 * address (a reload) has the saved booking win, with everything that was changed since.
 */
export function prefilled(
  state: AddressesState,
  events: readonly EndEvent[],
  again: boolean,
): AddressesState {
  if (again && state.restores > 0) return state;
  const atOrigin = events.some(({ end }) => end === 'origin');
  const under = atOrigin && state.beforeDefault ? { ...state, origin: state.beforeDefault } : state;
  const kept = again ? [] : events;
  return {
    ...apply(under, events),
    prefill: [...state.prefill, ...kept],
    originNamed: state.originNamed || atOrigin,
    beforeDefault: atOrigin ? null : state.beforeDefault,
  };
}

/** Lays what the page address said over a booking that has just been restored. */
export const prefilledAnew = (state: AddressesState): AddressesState => apply(state, state.prefill);
