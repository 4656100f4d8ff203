import type { FieldName } from 'braintree-web/hosted-fields';

interface FieldWords {
  readonly name: FieldName;
  readonly label: string;
  readonly placeholder?: string;
  /** VL-27 */
  readonly missing: string;
  /** For a field whose text is incomplete. */
  readonly unfinished?: string;
  readonly wrong: string;
}

/** PY-21, OPEN-40: the hosted fields in the order of the page. */
export const hostedFieldWords: readonly FieldWords[] = [
  {
    name: 'number',
    label: 'Card number',
    missing: 'Please enter card number',
    wrong: 'Check the card number',
  },
  {
    name: 'expirationDate',
    label: 'Expiration',
    placeholder: 'MM/YY',
    missing: 'Enter the month and year, such as 08/29',
    unfinished: 'Select year',
    wrong: 'Check the expiration date',
  },
  {
    name: 'cvv',
    label: 'Security code',
    missing: 'Please enter security code',
    wrong: 'Check the security code',
  },
];
