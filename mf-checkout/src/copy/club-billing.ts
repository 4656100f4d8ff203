export const clubTexts = {
  /** VL-31 */
  select: 'Please select a club',
  /** ER-25 */
  sent: 'Your request has been sent. The admin shall look into your request soon.',
  guest: 'You sign in when you place the order. The club has to know you by then.',
  none: 'No club takes your orders on its account yet. Ship from or to a club to ask it.',
  notRead: 'We could not load the clubs that you may bill.',
  again: 'Try again',
  label: 'Club',
  open: 'Select a club',
  ask: ({ club }: { club: string }) => `Ask ${club} to be billed`,
  asking: 'Asking…',
} as const;

/** The state of a club that does not accept the customer's orders on its account. */
export const standing = {
  unknown: 'This club does not take your orders on its account yet.',
  requested: 'You have asked this club already. The admin shall look into your request soon.',
  refused: 'This club did not agree when you asked. You may ask again.',
} as const;

const failures: Readonly<Record<string, string>> = {
  not_offered: 'Clubs are not billed here just now.',
  email_not_verified: 'Confirm your email address first: open the link in the mail that we sent you.',
  already_granted: 'This club takes your orders on its account already.',
  too_many_requests: 'You have asked often. Wait a while before you ask again.',
};
const askFailed = 'Your request could not be sent. Try again.';

/** ER-25: why a request was not taken, code by code. */
export const requestFailure = (codes: readonly string[]): string =>
  codes.map((code) => failures[code] ?? askFailed).join(' ') || askFailed;
