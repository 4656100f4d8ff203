import type { AddressesEvent } from '../events.ts';
import { reduce } from '../reducer.ts';
import { type AddressesState, initialState } from '../state.ts';

/** The state after some events in turn. */
export const after = (...events: AddressesEvent[]): AddressesState =>
  events.reduce(reduce, initialState({ originContact: 'Golf shop' }));
