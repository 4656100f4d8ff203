/** The sections of the account's page about how one signs in. */
export const presentPasswordWords = {
  label: 'Your password',
  hint: 'Not needed within 10 minutes of signing in.',
} as const;

export const emailWords = {
  title: 'Email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  sendAgain: 'Send the confirmation link again',
  sending: 'Sending…',
  sentAgain: 'Sent. It works once, within 3 days.',
  another: 'Use another email',
  newEmail: 'New email',
  send: 'Send the link',
  sent: ({ email }: { email: string }) =>
    `If ${email} can be used, a link was sent there. It takes over once you open the link here, within 60 minutes.`,
} as const;

export const confirmEmailWords = {
  title: 'Your new email',
  question: 'Use the address that this link was sent to for your account? Other devices are signed out.',
  confirm: 'Use it',
  confirming: 'Confirming…',
  confirmed: ({ email }: { email: string }) => `Your email is ${email} now.`,
} as const;

export const passwordWords = {
  title: 'Password',
  present: 'Present password',
  next: 'New password',
  nextHint: 'At least 8 characters.',
  again: 'New password again',
  change: 'Change password',
  changing: 'Changing…',
  changed: 'Changed. Your other devices were signed out.',
  forgotten: 'Forgot your password, or never had one?',
} as const;

export const passkeysWords = {
  title: 'Passkeys',
  what: 'your passkeys',
  why: 'Sign in by fingerprint, face or PIN of your device, without a password.',
  unused: ({ made }: { made: string }) => `Made ${made}, not used yet`,
  used: ({ made, used }: { made: string; used: string }) => `Made ${made}, last used ${used}`,
  remove: 'Remove',
  removed: ({ name, made }: { name: string; made: string }) => ` ${name}, made ${made}`,
  impossible: 'This browser cannot make passkeys.',
  make: 'Make a passkey',
  waiting: 'Waiting for your device…',
  made: 'Made. Next time you can sign in with it.',
} as const;

/** The authenticator app, on the account's page. */
export const authenticatorWords = {
  title: 'Authenticator app',
  what: 'your second factor',
  since: ({ day, codes }: { day: string; codes: string }) =>
    `Signing in by your password asks for the code of your app since ${day}. ${codes}`,
  why: 'Have us ask for the code of an app on your phone, beside your password. A passkey does without.',
  add: 'Add an app',
  another: 'Use another app',
  busy: 'One moment…',
  newCodes: 'New recovery codes',
  withoutApp: 'Sign in without an app',
  codesKept: 'I have kept them',
  keep: 'Keep this app',
  keeping: 'Checking your code…',
  beginAgain: 'Begin again',
  cancel: 'Cancel',
} as const;
