/** The card type by the number's first digits, and how the number is spaced. */
const types = [
  { name: 'American Express', pattern: /^3[47]/, lengths: [15], code: 4, gaps: [4, 10] },
  { name: 'Diners Club', pattern: /^3(0[0-5]|[689])/, lengths: [14, 16], code: 3, gaps: [4, 10] },
  { name: 'JCB', pattern: /^35/, lengths: [16], code: 3, gaps: [4, 8, 12] },
  {
    name: 'Maestro',
    pattern: /^(5018|5020|5038|6304|6759|676[1-3])/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    code: 3,
    gaps: [4, 8, 12],
  },
  {
    name: 'MasterCard',
    pattern: /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    code: 3,
    gaps: [4, 8, 12],
  },
  {
    name: 'UnionPay',
    pattern: /^62(?!(2[6-9]|[4-6]\d|8[2-8]))|^624/,
    lengths: [14, 15, 16, 17, 18, 19],
    code: 3,
    gaps: [4, 8, 12],
  },
  { name: 'Discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], code: 3, gaps: [4, 8, 12] },
  { name: 'Visa', pattern: /^4/, lengths: [16], code: 3, gaps: [4, 8, 12] },
];

export const digitsOf = (text) => text.replace(/\D/g, '');

/** The type of a partially typed number; undefined if no type matches. */
export const typeOf = (digits) => types.find((type) => type.pattern.test(digits));

export function spaced(digits) {
  const gaps = typeOf(digits)?.gaps ?? [4, 8, 12];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

export function luhnValid(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
