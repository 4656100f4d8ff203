export const takeoverDialogTexts = {
  /** ER-28 */
  signIn: 'Please log into this Brand to continue the Cart Takeover',
  done: 'You have everything the customer entered. They see what you enter.',
  signInTitle: 'Cart takeover',
  notNow: 'Not now',
  signInAct: 'Sign in',
  takingOver: 'Taking over the cart',
  why: 'We’re loading the customer’s entries.',
  close: 'Close',
  tryAgain: 'Try again',
  steps: 'Steps',
} as const;
