import { endLimits } from '@sendahead/shared-contracts/constants';
import { filterAddressText, filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import type { TextField } from './state.ts';

/** VL-12, VL-13: filters typed text by its field and cuts it at the length of the shipment form. */
export const filterTyped = (field: TextField, text: string): string =>
  allowed(field, text).slice(0, endLimits[field]);

function allowed(field: TextField, text: string): string {
  switch (field) {
    case 'zip':
      return filterZip(text);
    case 'address1':
    case 'address2':
    case 'companyName':
    case 'contact':
    case 'label':
      return filterAddressText(text);
    case 'phone':
    case 'city':
    case 'state':
    case 'country':
      return text;
    default:
      return field satisfies never;
  }
}
