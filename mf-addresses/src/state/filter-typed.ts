import { lengths } from '@sendahead/shared-contracts/constants';
import { filterAddressText, filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import type { TextField } from './state.ts';

/** VL-12, VL-13: what stays of typed text, by the field it is typed in. */
export function filterTyped(field: TextField, text: string): string {
  switch (field) {
    case 'zip':
      return filterZip(text).slice(0, lengths.zipMax);
    case 'address1':
    case 'address2':
    case 'companyName':
    case 'contact':
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
