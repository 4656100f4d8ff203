import type { AddressField } from '@sendahead/shared-contracts/geo/country-fields';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { fieldId } from '../state/field-id.ts';
import { problemsOf } from '../state/problems.ts';
import { type AddressesState, ends, type Field } from '../state/state.ts';
import { addressLabel } from './address-labels.ts';
import { contactLabel, endTitle } from './end-words.ts';

const addressFieldOf: Partial<Record<Field, AddressField>> = {
  address1: 'address_1',
  address2: 'address_2',
  zip: 'zip',
  city: 'city',
  state: 'state',
};

/** Fields that begin a card: they are named by its title. */
const first: readonly Field[] = ['club', 'country', 'address1'];

function labelOf(state: AddressesState, end: ShipEnd, field: Field): string {
  if (first.includes(field)) return endTitle(end);
  if (field === 'contact') return contactLabel(end);
  if (field === 'label') return `${contactLabel(end)} on the label`;
  if (field === 'phone') return `${endTitle(end)}, phone`;
  const { country } = state[end].point;
  const address = addressFieldOf[field];
  const label = address ? addressLabel(address, country, state.countries[country]) : '';
  return `${endTitle(end)}, ${label.toLowerCase()}`;
}

/** The first missing or invalid field of the two cards; null once both are complete. */
export function nextStep(state: AddressesState): NextStep | null {
  for (const end of ends) {
    const [field] = Object.keys(problemsOf(state, end)) as Field[];
    if (field) return { label: labelOf(state, end, field), fieldId: fieldId(end, field) };
  }
  return null;
}
