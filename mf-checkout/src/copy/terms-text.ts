/** The terms that are accepted at checkout, in short; the version is the server's. */
export const termsText: readonly string[] = [
  'We pick up your bags where and when you booked, and deliver them to the address you gave.',
  'Pack each bag to travel safely. Don’t send cash, documents you can’t replace, or anything the carriers forbid.',
  'Each bag is covered up to the amount you chose for it.',
  'You can change or cancel for free until the carrier has your bags.',
  'We keep only what we need to ship your bags and bill you, and share it only with the carrier.',
];

export const termsWords = {
  read: 'Read the terms',
  accept: 'I accept the terms',
} as const;

/** MD-17: the same for bags that travel during the holidays: one box for both. */
export const termsAndHolidayWords = {
  read: 'Read the terms and the holiday terms',
  accept: 'I accept the terms and the holiday terms',
} as const;

/** MD-17: only the holiday terms, for people who accepted ours before. */
export const holidayBoxWords = {
  read: 'Read the holiday terms',
  accept: 'I accept the holiday terms',
} as const;

/** MD-16 */
export const termsDialogWords = {
  title: 'Our terms',
  why: 'You need to accept the current terms before you can order.',
  notNow: 'Not now',
  accept: 'Accept and continue',
  saving: 'Saving…',
} as const;
