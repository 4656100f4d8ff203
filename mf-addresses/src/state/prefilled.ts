import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { reduceEnd } from './end-reducer.ts';
import type { EndEvent } from './events.ts';
import type { AddressesState, EndState } from './state.ts';
import { withoutStreet } from './street-at.ts';
import { asEntered, leavesTyped } from './touched.ts';

/** The page address's values for one end. */
export interface Prefill {
  readonly end: ShipEnd;
  readonly events: readonly EndEvent[];
  /** It names a place; values without one (only a street, or an unknown club) give way to a saved place. */
  readonly names: boolean;
  /** It includes a street. */
  readonly brings?: 'street';
  /** RT-06: the zip, city and state of this end follow. */
  readonly more?: true;
}

function apply(state: AddressesState, prefill: Prefill): AddressesState {
  const { end, events, names } = prefill;
  if (!names && state.restoredEnds.includes(end)) return state;
  const before = state[end];
  const after = leavesTyped(state, events).reduce(
    (now, event) => reduceEnd(now, event, state.countries),
    before,
  );
  return {
    ...state,
    [end]: asEntered(
      state,
      end,
      isOldStreet(prefill, before, after) ? withoutStreet(after, before.point) : after,
    ),
  };
}

/** A street of a saved booking at the place that the page address names instead: two addresses never become one. */
function isOldStreet({ brings }: Prefill, { point: before }: EndState, { point: after }: EndState): boolean {
  const isElsewhere = (['country', 'zip', 'city', 'state'] as const).some(
    (field) => before[field] !== '' && before[field] !== after[field],
  );
  const isKept = after.address1 !== '' && after.address1 === before.address1;
  return brings !== 'street' && after.kind === 'other' && isKept && isElsewhere;
}

/**
 * RT-03 to RT-05: applies the page address to the current state. The values are kept, so that they also
 * override a saved booking that arrives later: the result is the same in every order of loading. When a page
 * is opened `again` with the same address (a reload), the saved booking wins, with everything that was
 * changed since.
 */
export function prefilled(state: AddressesState, prefill: Prefill, again: boolean): AddressesState {
  const others = state.awaited.filter((end) => end !== prefill.end);
  const awaited = prefill.more ? [...others, prefill.end] : others;
  if (again && state.restores > 0) return { ...state, awaited };
  const atOrigin = prefill.end === 'origin';
  const under = atOrigin && state.beforeDefault ? { ...state, origin: state.beforeDefault } : state;
  return {
    ...apply(under, prefill),
    awaited,
    prefill: again ? state.prefill : [...state.prefill, prefill],
    originNamed: state.originNamed || atOrigin,
    beforeDefault: atOrigin ? null : state.beforeDefault,
  };
}

const saysSomething = ({ club, zip, city, address1 }: ShipPoint): boolean =>
  club !== null || [zip, city, address1].some((text) => text !== '');

/** Applies the page address to a booking that has just been restored. */
export function withPrefills(state: AddressesState): AddressesState {
  const restoredEnds = (['origin', 'destination'] as const).filter((end) => saysSomething(state[end].point));
  let laid: AddressesState = { ...state, restoredEnds };
  for (const prefill of state.prefill) laid = apply(laid, prefill);
  return laid;
}
