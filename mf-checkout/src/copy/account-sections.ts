/** What every section of the account's page says while it is loaded, and where that failed. */
export const answeredWords = {
  loading: ({ what }: { what: string }) => `Loading ${what}`,
  failed: ({ what }: { what: string }) => `We could not load ${what} just now.`,
  again: 'Try again',
} as const;

export const accountPageWords = {
  title: 'Your account',
  loading: 'Loading your account',
  what: 'your account',
  signInWhy: 'Sign in to see your name, addresses, cards and credits.',
  signIn: 'Sign in',
  deleted: 'Your account is deleted',
  thanks: 'Thank you for traveling with us.',
  toStart: 'To the start page',
} as const;

export const termsSectionWords = {
  title: 'Terms',
  accepted: ({ version, day }: { version: string; day: string }) =>
    `You accepted our terms of ${version} on ${day}.`,
  open: 'You have not accepted our terms yet. You are asked with your next order.',
  read: 'Read the terms',
} as const;

export const personWords = {
  title: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
} as const;

export const addressesWords = {
  title: 'Address book',
  none: 'No address is kept yet. When you book, ship from can be kept as your default place.',
  isStart: 'Bookings start from here',
  start: 'Start from here',
  notStart: 'Not from here',
  remove: 'Remove',
} as const;

export const creditsWords = {
  title: 'Credits',
  what: 'your credits',
  movements: 'What came and went',
  day: 'Day',
  movement: 'What',
  amount: 'Amount',
  movementOf: ({ movement, credit }: { movement: string; credit: string }) =>
    `${movement} (${credit.toLowerCase()})`,
} as const;

export const devicesWords = {
  title: 'Where you are signed in',
  what: 'your devices',
  unknown: 'Unknown device',
  present: ({ signedIn }: { signedIn: string }) => `This device, signed in ${signedIn}`,
  used: ({ seen, signedIn }: { seen: string; signedIn: string }) =>
    `Last used ${seen}, signed in ${signedIn}`,
  signOut: 'Sign out',
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out…',
} as const;

export const mailsWords = {
  title: 'Mails',
  what: 'your mails',
  lead: 'We write to you about your orders:',
  always: ({ mails }: { mails: readonly string[] }) => `Always sent: ${mails.join(', ')}.`,
  saved: 'Saved.',
} as const;

/** PY-22 */
export const keptCardsWords = {
  title: 'Ways of paying',
  what: 'your cards',
  none: 'No card is kept. Tick “Keep this card for my next booking” when you pay.',
} as const;

export const leavingWords = {
  title: 'Your data',
  file: 'Everything that we keep of you and your orders, as a file.',
  download: 'Download my data',
  delete: 'Delete my account',
  consequences:
    'Your name, email, phone, addresses, cards, passkeys and bookings that were not ordered are deleted for good, and credits are lost. Orders stay in our books, as the law wants.',
  deleteForGood: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
} as const;
