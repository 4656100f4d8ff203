import { notAskedBy } from '@sendahead/shared-contracts/geo/country-fields';
import { canBeServed, isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { isLookedUp } from './looked-up-zip.ts';
import { phoneFrom } from './phone.ts';
import { isComplete } from './problems.ts';
import { type AddressesState, ends } from './state.ts';
import { validationKey } from './validation-key.ts';

/** SV-02: an end with what its country leaves out, so that no other part needs the country's rules. */
const withRules = (state: AddressesState, end: ShipEnd): ShipPoint => {
  const { point: typed, phoneCheck } = state[end];
  // TR-23: other parts, such as the first traveler, read a number that says its country.
  const phone = phoneFrom(typed, phoneCheck) ?? typed.phone;
  const point = phone === typed.phone ? typed : { ...typed, phone };
  const without = notAskedBy(state.countries[point.country]);
  return without.length > 0 ? { ...point, without } : point;
};

/** Whether an end says enough to ask about it; a country without zip or state is not asked for them. */
export const isPlaced = (state: AddressesState, end: ShipEnd): boolean => canBeServed(withRules(state, end));

/** Whether the pair is worth asking the server about. */
export const canValidate = (state: AddressesState): boolean =>
  ends.every((end) => isPlaced(state, end)) && !isDuplicate(state.origin.point, state.destination.point);

/** Nobody is typing and no place is being looked up: the parts after this one need not wait once more. */
export const isSettled = (state: AddressesState): boolean =>
  state.settled && !ends.some((end) => isLookedUp(state[end]));

/** What the page learns: both ends and whether they can be shipped between (AD-06 to AD-09). */
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
