/** A passkey is offered after an order. */
export const passkeyOfferWords = {
  title: 'Sign in faster next time',
  why: 'With a passkey you sign in by fingerprint, face or PIN of this device, without a password.',
  make: 'Make a passkey',
  waiting: 'Waiting for your device…',
  made: 'Your passkey is made. You find it under “Your account”.',
  notNow: 'Not now',
} as const;
