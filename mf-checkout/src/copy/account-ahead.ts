/** AC-01: the purpose of the account, in the same words on the payment card and in the dialog. */
export const accountWhy = 'Your account is where you get order updates, make changes and follow refunds.';

/** AC-01: shown before the press, so that the account is no surprise after the card. */
export const accountAheadWords = {
  what: 'When you place your order, you’ll sign in or create an account.',
  comes:
    'Your order comes with an account for updates and changes. You’ll just need a password or an email code.',
  signIn: 'Sign in now',
} as const;
