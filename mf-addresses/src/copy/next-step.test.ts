import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../state/events.ts';
import { reduce } from '../state/reducer.ts';
import { initialState, type TextField } from '../state/state.ts';
import { nextStep } from './next-step.ts';

const typed = (end: ShipEnd, field: TextField, text: string): AddressesEvent => ({
  type: 'typed',
  end,
  field,
  text,
});
const home = (end: ShipEnd): AddressesEvent[] => [
  { type: 'kind-chosen', end, kind: 'other' },
  typed(end, 'address1', '1 Elm Street'),
  typed(end, 'zip', end === 'origin' ? '34102' : '78701'),
  typed(end, 'city', 'Naples'),
  typed(end, 'state', 'FL'),
  typed(end, 'contact', 'Ann Lee'),
  typed(end, 'phone', '239 555 0107'),
];
const after = (...events: AddressesEvent[]) =>
  nextStep(events.reduce(reduce, initialState({ originContact: null })));

describe('the next step of the two places', () => {
  it('RT-02 the next step is an untouched card, by its title', () => {
    expect(after()).toEqual({ label: 'Ship from', fieldId: 'origin-club' });
    expect(after(...home('origin'))).toEqual({ label: 'Ship to', fieldId: 'destination-address1' });
  });

  it("RT-02 the next step is the field itself in a card with input, with its country's label", () => {
    const begun = [...home('origin'), typed('destination', 'address1', '2 Oak Lane')];
    expect(after(...begun)).toEqual({ label: 'Ship to, zip code', fieldId: 'destination-zip' });
    expect(after(...home('origin'), typed('origin', 'phone', ''))?.label).toBe('Ship from, phone');
    expect(after(...home('origin'), typed('origin', 'contact', ''))?.label).toBe('Sender name');
    expect(after(...begun, typed('destination', 'country', 'CA'))?.label).toBe('Ship to, postal code');
  });

  it('RT-02 there is no next step once both ends are complete', () => {
    expect(after(...home('origin'), ...home('destination'))).toBeNull();
  });
});
