export const clubTexts = {
  /** VL-31 */
  select: 'Please select a club',
  /** ER-25 */
  sent: 'Your request has been sent. The admin shall look into your request soon.',
  guest: 'Sign in when you place the order. The club must have approved you by then.',
  none: 'No club bills your orders yet. Ship from or to a club to ask for billing.',
  notRead: 'We couldn’t load the clubs you can bill.',
  again: 'Try again',
  label: 'Club',
  open: 'Select a club',
  /** CO-98: nobody can be admitted to an account that does not exist. */
  closed: ({ club }: { club: string }) =>
    `${club} has no account with us, so it can’t be billed. Choose another payment method.`,
  ask: ({ club }: { club: string }) => `Ask to bill ${club}`,
  asking: 'Asking…',
} as const;

/** The state of a club that does not accept the customer's orders on its account. */
export const standing = {
  unknown: 'This club doesn’t accept your orders on its account yet.',
  requested: 'You already asked this club. The admin shall look into your request soon.',
  refused: 'This club declined your last request. You can ask again.',
} as const;

const failures: Readonly<Record<string, string>> = {
  not_offered: 'Club billing isn’t available right now.',
  email_not_verified: 'Confirm your email first: open the link we emailed you.',
  no_account: 'This club has no account with us. Choose another payment method.',
  already_granted: 'You can already bill this club.',
  too_many_requests: 'You’ve asked several times. Wait a while before asking again.',
};
const askFailed = 'We couldn’t send your request. Try again.';

/** ER-25: why a request was refused, by code. */
export const requestFailure = (codes: readonly string[]): string =>
  codes.map((code) => failures[code] ?? askFailed).join(' ') || askFailed;
