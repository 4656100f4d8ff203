import { digitsOf, luhnValid, typeOf } from './card-types.js';

const expired = (values) =>
  values['expiration-month'] !== '' &&
  values['expiration-year'] !== '' &&
  `${values['expiration-year']}-${values['expiration-month']}` < new Date().toISOString().slice(0, 7);

/** The sentence that a field deserves, or null. `values` are those of all four fields. */
const rules = {
  'card-number': (values) => {
    const digits = digitsOf(values['card-number']);
    if (digits === '') return 'Please enter card number';
    const type = typeOf(digits);
    return type?.lengths.includes(digits.length) && luhnValid(digits) ? null : 'Please check the card number';
  },
  'expiration-month': (values) => {
    if (values['expiration-month'] === '') return 'Select month';
    return expired(values) ? 'This date has passed' : null;
  },
  'expiration-year': (values) => (values['expiration-year'] === '' ? 'Select year' : null),
  'security-code': (values) => {
    if (values['security-code'] === '') return 'Please enter security code';
    const length = typeOf(digitsOf(values['card-number']))?.code ?? 3;
    return values['security-code'].length === length ? null : `The security code has ${length} digits`;
  },
};

export const fieldNames = Object.keys(rules);
export const messagesOf = (values) =>
  Object.fromEntries(fieldNames.map((name) => [name, rules[name](values)]));

/** What the gateway found wrong, by its validation codes. */
export const refusals = {
  81715: 'Please check the card number',
  81716: 'Please check the card number',
  81706: 'Please enter security code',
  81707: 'Please check the security code',
  81709: 'Select month',
  81710: 'This date has passed',
};
