import type { FieldName } from 'braintree-web/hosted-fields';

interface FieldWords {
  readonly name: FieldName;
  readonly label: string;
  /** VL-27 */
  readonly missing: string;
  readonly wrong: string;
}

/** PY-21, OPEN-40: the hosted fields in their order on the page. */
export const hostedFieldWords: readonly FieldWords[] = [
  {
    name: 'number',
    label: 'Card number',
    missing: 'Please enter card number',
    wrong: 'Check the card number',
  },
  {
    name: 'expirationMonth',
    label: 'Expiration month',
    missing: 'Select month',
    wrong: 'Select a current or future month',
  },
  {
    name: 'expirationYear',
    label: 'Expiration year',
    missing: 'Select year',
    wrong: 'Select a current or future year',
  },
  {
    name: 'cvv',
    label: 'Security code',
    missing: 'Please enter security code',
    wrong: 'Check the security code',
  },
];
