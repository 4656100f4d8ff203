/** PY-30: the account is not that of the traveler, who may be a child. */
export const accountWhose = 'This account is for the person who books and pays, and gets the confirmation.';

/** The dialog around every sign-in method. */
export const accountChoiceWords = {
  choice: 'Your account',
  isNew: 'I’m new here',
  hasAccount: 'I have an account',
  back: 'Back to sign in',
  loading: 'Loading',
  elsewhere: 'Or sign in with another service. Your booking is saved.',
} as const;

export const signInWords = {
  recognized: ({ email, ordering }: { email: string; ordering: boolean }) =>
    `You already have an account with ${email}. Sign in${ordering ? ' to place your order' : ''}.`,
  notYours: 'Not your email? Choose “I’m new here” and enter your own.',
  email: 'Email',
  password: 'Password',
  passkey: 'Use a passkey',
  byCode: 'Email me a code instead',
  forgotten: 'Forgot your password?',
} as const;

export const showPasswordLabel = 'Show password';

export const forgottenWords = {
  lead: 'Enter your email, and we’ll send you a link to set a new password.',
  email: 'Email',
} as const;

export const emailCodeWords = {
  lead: 'We’ll email you a 6-digit code. You don’t need a password.',
  email: 'Email',
  code: 'Code',
  codeHint: '6 digits',
  another: 'Email me a new code',
  anotherEmail: 'Use a different email',
} as const;

export const registerWords = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  edit: 'Edit',
  editWhat: ' name, email and phone',
  someoneElse: ({ name }: { name: string }) => `I’m not ${name.trim()}`,
  /** A parent may have given their own email for the child, or the child’s. */
  emailOf: ({ name }: { name: string }) =>
    `We filled in ${name.trim()}’s email. Change it if it isn’t yours.`,
} as const;

/** MD-14: how to sign in to the new account. */
export const registerWayWords = {
  choice: 'How you’ll sign in',
  password: 'A password',
  code: 'A code by email',
  passkey: 'A passkey',
  codeLead: 'We’ll email you a 6-digit code each time. You don’t need a password.',
  passkeyLead: 'Your device asks for your fingerprint, face or PIN. You don’t need a password.',
} as const;

export const passwordPairWords = {
  password: 'Password',
  again: 'Confirm password',
  againHint: 'Enter the same password again',
  show: 'Show passwords',
} as const;

/** AC-13 */
export const phoneCodeWords = {
  phone: 'Mobile phone',
  send: 'Text me a code',
  sendAgain: 'Text me a new code',
  sent: ({ phone }: { phone: string }) => `We texted a code to ${phone}. It works for 10 minutes.`,
  number: 'Code from the text message',
  numberHint: '6 digits, sent to your phone',
} as const;
