import { lengths, stayLimit } from '@sendahead/shared-contracts/constants';
import { maxExtensionLength } from '@sendahead/shared-contracts/travelers/phone-extension';
import { foldCode, foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { filterAddressText, filterGenericText } from '@sendahead/shared-contracts/validation/text-filter';
import { lengthProblem } from '@sendahead/shared-contracts/validation/text-length';
import type { PersonField, Remark } from './state.ts';

/** The longest each text may be, in characters, as the shipment form carries it. */
export const maxLengths: Readonly<Record<PersonField | 'contents', number>> = {
  firstName: 60,
  lastName: 60,
  label: lengths.travelerName,
  email: 120,
  phone: 30,
  extension: maxExtensionLength,
  grade: 20,
  stay: stayLimit,
  moveIn: 10,
  contents: 120,
};

/** VL-12, VL-14: the characters of a typed text that its field may hold. */
export function keptTyped(field: PersonField | 'contents', text: string): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'label':
      return filterAddressText(text);
    case 'contents':
    case 'stay':
      return filterGenericText(text);
    case 'email':
      return foldCode(text);
    case 'extension':
      return foldDigits(text);
    case 'phone':
    case 'grade':
    case 'moveIn':
      return text;
    default:
      return field satisfies never;
  }
}

/** As long as the shipment form carries it. */
const maxNoteLength = 500;

/** VL-14: filters a note, which may have several lines. */
export const filterNote = (typed: string): string =>
  [...typed.split('\n').map(filterGenericText).join('\n')].slice(0, maxNoteLength).join('');

/** VL-12, VL-14, VL-17: the filtered text, and whether it was cut. */
export function filterTyped(
  field: PersonField | 'contents',
  typed: string,
): { text: string; remark: Remark | undefined } {
  const text = keptTyped(field, typed);
  const max = maxLengths[field];
  if (lengthProblem(text, { max }) === null) return { text, remark: undefined };
  return { text: [...text].slice(0, max).join(''), remark: 'cut' };
}
