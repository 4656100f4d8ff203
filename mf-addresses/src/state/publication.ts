import { notAskedBy } from '@sendahead/shared-contracts/geo/country-fields';
import { canBeServed, isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { isLookedUp } from './looked-up-zip.ts';
import { phoneFrom } from './phone.ts';
import { isComplete } from './problems.ts';
import { type AddressesState, ends } from './state.ts';
import { validationKey } from './validation-key.ts';

/**
 * SV-02: an end with the fields that its country does not use, so that no other part needs the country's
 * rules.
 */
const withRules = (state: AddressesState, end: ShipEnd): ShipPoint => {
  const { point: typed, phoneCheck } = state[end];
  // TR-23: other parts, such as the first traveler, get a number that includes its country.
  const phone = phoneFrom(typed, phoneCheck) ?? typed.phone;
  const point = phone === typed.phone ? typed : { ...typed, phone };
  const without = notAskedBy(state.countries[point.country]);
  return without.length > 0 ? { ...point, without } : point;
};

/** Whether an end is complete enough for requests; a country without zips or states requires neither. */
export const isPlaced = (state: AddressesState, end: ShipEnd): boolean => canBeServed(withRules(state, end));

/** Whether the pair can be checked by the server. */
export const canValidate = (state: AddressesState): boolean =>
  ends.every((end) => isPlaced(state, end)) && !isDuplicate(state.origin.point, state.destination.point);

/** Nobody is typing and no place is being looked up, so the parts after this one need not wait again. */
export const isSettled = (state: AddressesState): boolean =>
  state.settled && !ends.some((end) => isLookedUp(state[end]));

/** The published state: both ends and whether shipping between them is possible (AD-06 to AD-09). */
export function publication(state: AddressesState): ShipPoints {
  const { origin, destination, validation } = state;
  const duplicate = isDuplicate(origin.point, destination.point);
  const blocked = origin.blocked || destination.blocked;
  const checked =
    validation.key === validationKey(state) && validation.request === 'answered' && validation.valid;
  return {
    origin: withRules(state, 'origin'),
    destination: withRules(state, 'destination'),
    valid: checked && !duplicate && !blocked && ends.every((end) => isComplete(state, end)),
    duplicate,
    blocked,
    checking: validation.request === 'asking',
    settled: isSettled(state),
    carrierWarning: validation.warning,
    holidays: {
      origin: state.countries[origin.point.country]?.holidays ?? [],
      destination: state.countries[destination.point.country]?.holidays ?? [],
    },
    acceptedNotes: { origin: origin.note.accepted, destination: destination.note.accepted },
  };
}
