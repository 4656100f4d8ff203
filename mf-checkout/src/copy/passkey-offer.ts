/** A passkey is offered after an order. */
export const passkeyOfferWords = {
  title: 'Sign in faster next time',
  why: 'Sign in with your fingerprint, face or device PIN. No password or code needed.',
  make: 'Add a passkey',
  waiting: 'Waiting for your device…',
  made: 'Passkey added. Find it under “Your account”.',
  notNow: 'Not now',
} as const;
