import { digitsOf, luhnValid, typeOf } from './card-types.js';
import { expirationOf } from './expiration.js';

/** VL-27 names the half that is missing; PY-36: the words are those of a typed field. */
function expirationMessage(text) {
  const { month, year } = expirationOf(text);
  if (!/\d/.test(text)) return 'Enter the month and year, such as 08/29';
  if (month.length < 2) return 'Select month';
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return 'Check the month';
  if (year === '') return 'Select year';
  if (year.length !== 2) return 'Check the year';
  return `20${year}-${month}` < new Date().toISOString().slice(0, 7) ? 'This date has passed' : null;
}

/** The message of a field, or null. `values` are those of all three fields. */
const rules = {
  'card-number': (values) => {
    const digits = digitsOf(values['card-number']);
    if (digits === '') return 'Please enter card number';
    const type = typeOf(digits);
    return type?.lengths.includes(digits.length) && luhnValid(digits) ? null : 'Please check the card number';
  },
  expiration: (values) => expirationMessage(values.expiration),
  'security-code': (values) => {
    if (values['security-code'] === '') return 'Please enter security code';
    const length = typeOf(digitsOf(values['card-number']))?.code ?? 3;
    return values['security-code'].length === length ? null : `The security code has ${length} digits`;
  },
};

export const fieldNames = Object.keys(rules);
export const messagesOf = (values) =>
  Object.fromEntries(fieldNames.map((name) => [name, rules[name](values)]));

/** The gateway's messages, by validation code. */
export const refusals = {
  81715: 'Please check the card number',
  81716: 'Please check the card number',
  81706: 'Please enter security code',
  81707: 'Please check the security code',
  81709: 'Please check the expiration date',
  81710: 'This date has passed',
};
