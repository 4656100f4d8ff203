/** The terms that are accepted at checkout, in short; the version is the server's. */
export const termsText: readonly string[] = [
  'We collect your bags where and when you booked it, and bring them to the address you gave.',
  'Pack each bag so that it can travel. Do not send money, papers that cannot be replaced, or anything the carriers forbid.',
  'Each bag is covered up to the amount that you chose for it.',
  'You can change or cancel for free until the carrier has the bags.',
  'We keep what we need to carry your bags and to bill you, and pass it on to the carrier alone.',
];

export const termsWords = {
  read: 'Read the terms',
  accept: 'I accept the terms',
} as const;

/** MD-16 */
export const termsDialogWords = {
  title: 'Our terms',
  why: 'This window stays until you answer, because an order needs the present terms.',
  notNow: 'Not now',
  accept: 'Accept and go on',
  saving: 'Saving…',
} as const;
