import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { EndEvent } from './events.ts';
import type { AddressesState, EndState, TextField } from './state.ts';
import { typed } from './typed.ts';

/** Fields of the form of every kind of end. */
const ofEveryKind: readonly TextField[] = ['contact', 'label', 'phone'];
/** Fields that mean nothing in another country. */
const ofCountry: readonly TextField[] = ['country', 'zip', 'city', 'state'];

/** Notes the field that a person typed in. */
export function withTouched(state: AddressesState, event: EndEvent): AddressesState {
  if (event.type !== 'typed') return state;
  const before = state.touched[event.end];
  if (before.includes(event.field)) return state;
  return { ...state, touched: { ...state.touched, [event.end]: [...before, event.field] } };
}

/** RT-05: a link's values for fields that nobody typed in; they do not apply to another chosen country. */
export function leavesTyped({ touched }: AddressesState, events: readonly EndEvent[]): readonly EndEvent[] {
  return events.filter((event) => {
    if (event.type !== 'typed') return true;
    const typedIn = touched[event.end];
    return (
      !typedIn.includes(event.field) && !(typedIn.includes('country') && ofCountry.includes(event.field))
    );
  });
}

/** A typed city or state did not come from the link's zip, so its answer does not replace it. */
export function asEntered({ touched }: AddressesState, end: ShipEnd, state: EndState): EndState {
  if (!(touched[end].includes('city') || touched[end].includes('state'))) return state;
  const { before: _, ...zip } = state.zip;
  return { ...state, zip: { ...zip, entered: true } };
}

/**
 * RT-05: applies input from before a saved booking arrived to it, except an address of another kind of end.
 */
export function withTyped(state: AddressesState, before: AddressesState): AddressesState {
  const read = (end: ShipEnd): EndState => {
    const isSameKind = state[end].point.kind === before[end].point.kind;
    return before.touched[end]
      .filter((field) => isSameKind || ofEveryKind.includes(field))
      .reduce((now, field) => typed(now, field, before[end].point[field] ?? '', state.countries), state[end]);
  };
  return { ...state, origin: read('origin'), destination: read('destination') };
}
