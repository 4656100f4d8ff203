import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { reduceEnd } from './end-reducer.ts';
import type { EndEvent } from './events.ts';
import type { AddressesState, End } from './state.ts';

/** What the page address says of one end. */
export interface Prefill {
  readonly end: End;
  readonly events: readonly EndEvent[];
  /** It names a place; what does not (a street alone, a club that nobody knows) gives way to a saved one. */
  readonly names: boolean;
}

const apply = (state: AddressesState, { end, events, names }: Prefill): AddressesState =>
  !names && state.restoredEnds.includes(end)
    ? state
    : { ...state, [end]: events.reduce((now, event) => reduceEnd(now, event, state.countries), state[end]) };

/**
 * RT-03 to RT-05: what the page address says, laid over what stands there. It is kept, so that a saved booking that
 * comes later is laid under it: the same outcome in any order of loading. A page that is opened `again` by the same
 * address (a reload) has the saved booking win, with everything that was changed since.
 */
export function prefilled(state: AddressesState, prefill: Prefill, again: boolean): AddressesState {
  if (again && state.restores > 0) return state;
  const atOrigin = prefill.end === 'origin';
  const under = atOrigin && state.beforeDefault ? { ...state, origin: state.beforeDefault } : state;
  return {
    ...apply(under, prefill),
    prefill: again ? state.prefill : [...state.prefill, prefill],
    originNamed: state.originNamed || atOrigin,
    beforeDefault: atOrigin ? null : state.beforeDefault,
  };
}

const saysSomething = ({ club, zip, city, address1 }: ShipPoint): boolean =>
  club !== null || [zip, city, address1].some((text) => text !== '');

/** Lays what the page address said over a booking that has just been restored. */
export function prefilledAnew(state: AddressesState): AddressesState {
  const restoredEnds = (['origin', 'destination'] as const).filter((end) => saysSomething(state[end].point));
  let laid: AddressesState = { ...state, restoredEnds };
  for (const prefill of state.prefill) laid = apply(laid, prefill);
  return laid;
}
