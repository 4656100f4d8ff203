import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { type AddressesState, ends } from './state.ts';
import { validationKey } from './validation-key.ts';

/** AD-12: the server says that the current zip, city and state of this end do not match. */
export function isMismatched(state: AddressesState, end: ShipEnd): boolean {
  const { validation } = state;
  const isCurrent =
    validation.request === 'answered' && !validation.valid && validation.key === validationKey(state);
  return isCurrent && validation.candidates[end].length > 0;
}

/** AD-12: the end for which corrections are offered; none once they were declined. */
export const failingEnd = (state: AddressesState): ShipEnd | null =>
  state.validation.declined ? null : (ends.find((end) => isMismatched(state, end)) ?? null);
