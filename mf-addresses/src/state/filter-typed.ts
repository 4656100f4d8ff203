import { endLimits } from '@sendahead/shared-contracts/constants';
import { filterAddressText, filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { endFields } from './end-fields.ts';
import type { TextField } from './state.ts';

/** VL-12, VL-13: filters typed text by its field and cuts it at the length of the shipment form. */
export const filterTyped = (field: TextField, text: string): string =>
  allowed(field, text).slice(0, endLimits[field]);

function allowed(field: TextField, text: string): string {
  if (field === 'zip') return filterZip(text);
  return endFields[field].printed ? filterAddressText(text) : text;
}
