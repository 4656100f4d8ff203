export const takeoverDialogTexts = {
  /** ER-28 */
  signIn: 'Please log into this Brand to continue the Cart Takeover',
  done: 'Everything that the customer entered is here. They see what you enter.',
  signInTitle: 'Cart takeover',
  notNow: 'Not now',
  signInAct: 'Sign in',
  takingOver: 'Taking the cart over',
  why: 'The page fills with what the customer entered.',
  close: 'Close',
  tryAgain: 'Try again',
  steps: 'Steps',
} as const;
