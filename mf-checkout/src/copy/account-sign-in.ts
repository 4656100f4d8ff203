import { missingPassword } from '@sendahead/shared-contracts/validation/field-sentences';
/** The sections of the account page about sign-in methods. */
export const currentPasswordWords = {
  label: 'Your password',
  hint: 'Not needed within 10 minutes of signing in.',
  missing: missingPassword,
  none: 'You sign in without a password. If that was over 10 minutes ago, sign out and in again first.',
  signInAgain: 'You signed in over 10 minutes ago. Please sign out and in again, then try once more.',
} as const;

export const emailWords = {
  title: 'Email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  sendAgain: 'Resend confirmation link',
  sending: 'Sending…',
  sentAgain: 'Sent. The link works once, for 3 days.',
  another: 'Change email',
  newEmail: 'New email',
  send: 'Send link',
  sent: ({ email }: { email: string }) =>
    `If ${email} is available, we’ve sent a link there. Open it in this browser within 60 minutes to switch.`,
} as const;

export const confirmEmailWords = {
  title: 'Confirm your new email',
  question: 'Switch your account to the email that received this link? Other devices will be signed out.',
  confirm: 'Switch email',
  confirming: 'Confirming…',
  confirmed: ({ email }: { email: string }) => `Your email is now ${email}.`,
} as const;

export const passwordWords = {
  title: 'Password',
  present: 'Current password',
  next: 'New password',
  nextHint: 'Use 8 characters or more',
  again: 'Confirm new password',
  open: 'Change password',
  save: 'Save password',
  saving: 'Changing…',
  cancel: 'Cancel',
  changed: 'Password changed. Your other devices were signed out.',
  forgotten: 'Forgot your password?',
  none: 'You sign in without a password.',
  set: 'Set a password by email',
} as const;

export const passkeysWords = {
  title: 'Passkeys',
  what: 'your passkeys',
  why: 'Sign in with your fingerprint, face or device PIN. No password or code needed.',
  unused: ({ made }: { made: string }) => `Added ${made}, not used yet`,
  used: ({ made, used }: { made: string; used: string }) => `Added ${made}, last used ${used}`,
  remove: 'Remove',
  removed: ({ name, made }: { name: string; made: string }) => ` ${name}, added ${made}`,
  impossible: 'This browser doesn’t support passkeys.',
  make: 'Add a passkey',
  waiting: 'Waiting for your device…',
  made: 'Passkey added. You can use it the next time you sign in.',
} as const;

/** The authenticator app, on the account's page. */
export const authenticatorWords = {
  title: 'Authenticator app',
  what: 'your second factor',
  since: ({ day, codes }: { day: string; codes: string }) =>
    `Since ${day}, signing in with your password also asks for a code from your app. ${codes}`,
  why: 'Ask for a code from an app on your phone whenever you sign in with your password.',
  add: 'Add an app',
  another: 'Use a different app',
  busy: 'One moment…',
  newCodes: 'Get new recovery codes',
  withoutApp: 'Stop using an app',
  codesKept: 'I’ve saved them',
  keep: 'Add this app',
  keeping: 'Checking your code…',
  beginAgain: 'Start again',
  cancel: 'Cancel',
} as const;
