import type { Way } from '@sendahead/shared-contracts/travelers/ways';

type Choice = { readonly value: Way; readonly label: string };

/** TL-04 */
export const travelerWays: readonly Choice[] = [
  { value: 'both', label: 'Both ways' },
  { value: 'outbound', label: 'Outbound only' },
  { value: 'return', label: 'Return only' },
];

/** TR-06 */
export const bagWays: readonly Choice[] = [
  { value: 'both', label: 'Both ways' },
  { value: 'outbound', label: 'Outbound only' },
  { value: 'return', label: 'Return only' },
];
