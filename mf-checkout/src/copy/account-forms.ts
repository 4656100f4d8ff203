/** The dialog around every way in. */
export const doorWords = {
  choice: 'Your account',
  isNew: 'I am new here',
  hasAccount: 'I have an account',
  back: 'Back to the password',
  loading: 'Loading',
  elsewhere: 'Or sign in with an account that you have elsewhere. Your booking is kept.',
} as const;

export const signInWords = {
  email: 'Email',
  password: 'Password',
  passkey: 'Use a passkey',
  byCode: 'Mail me a code instead',
  forgotten: 'Forgotten password?',
} as const;

export const showPasswordLabel = 'Show the password';

export const forgottenWords = {
  lead: 'Tell us the email of your account, and we send a link to set a new password.',
  email: 'Email',
} as const;

export const mailCodeWords = {
  lead: 'We mail you six digits that sign you in. You need no password.',
  email: 'Email',
  code: 'Code',
  codeHint: '6 digits',
  another: 'Mail me another code',
  anotherEmail: 'Use another email',
} as const;

export const registerWords = {
  why: 'You find your labels, your receipt and every change of your shipment under “Your orders”.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
} as const;

export const passwordPairWords = {
  password: 'Password',
  again: 'Confirm password',
  againHint: 'The same once more',
  show: 'Show the passwords',
} as const;

/** AC-13 */
export const phoneCodeWords = {
  phone: 'Mobile phone',
  send: 'Send me a number',
  sendAgain: 'Send another number',
  sent: ({ phone }: { phone: string }) => `We sent a number to ${phone}. It is good for 10 minutes.`,
  number: 'Number from the message',
  numberHint: '6 digits, sent to your phone',
} as const;
