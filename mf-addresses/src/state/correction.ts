import { validationKey } from './publication.ts';
import { type AddressesState, type End, ends } from './state.ts';

/** AD-12: the first end with other readings, while the server's word still concerns what stands in the fields. */
export function failingEnd(state: AddressesState): End | null {
  const { validation } = state;
  const stands =
    validation.request === 'answered' && !validation.valid && validation.key === validationKey(state);
  if (!stands || validation.declined) return null;
  return ends.find((end) => validation.candidates[end].length > 0) ?? null;
}
