/** A passkey is offered after an order. */
export const passkeyOfferWords = {
  title: 'Sign in faster next time',
  why: 'Sign in with your fingerprint, face or device PIN. You type no password and no code.',
  make: 'Add a passkey',
  waiting: 'Waiting for your device…',
  made: 'Passkey added. Find it under “Your account”.',
  notNow: 'Not now',
} as const;
