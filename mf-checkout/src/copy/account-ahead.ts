/** AC-01: what the account is for; the payment card and the dialog say it alike. */
export const accountWhy = 'Your account is where you get order updates, make changes and follow refunds.';

/** AC-01: said before the press, so that the account comes as no surprise after the card. */
export const accountAheadWords = {
  what: 'When you place your order, you’ll sign in or create an account.',
  comes: 'Your order comes with an account for updates and changes. It takes one password or code.',
  signIn: 'Sign in now',
} as const;
