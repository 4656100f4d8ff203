/** The texts of every section of the account page while it loads, and if that fails. */
export const answeredWords = {
  loading: ({ what }: { what: string }) => `Loading ${what}`,
  failed: ({ what }: { what: string }) => `We couldn’t load ${what} right now.`,
  again: 'Try again',
} as const;

export const accountPageWords = {
  title: 'Your account',
  loading: 'Loading your account',
  what: 'your account',
  signInWhy: 'Sign in to see your name, addresses, cards and credits.',
  signIn: 'Sign in',
  deleted: 'Your account has been deleted',
  thanks: 'Thank you for traveling with us.',
  toStart: 'Go to the start page',
  contents: 'On this page',
} as const;

/** The groups of the page, in their order, by the anchors of their links. */
export const accountGroups = {
  profile: 'Profile',
  paying: 'Payment',
  'signing-in': 'Sign-in and security',
  notices: 'Emails, terms, and your data',
} as const;

export const termsSectionWords = {
  title: 'Terms',
  accepted: ({ version, day }: { version: string; day: string }) =>
    `You accepted our terms, version ${version}, on ${day}.`,
  open: 'You haven’t accepted our terms yet. We’ll ask with your next order.',
  read: 'Read the terms',
} as const;

export const personWords = {
  title: 'Your details',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
} as const;

export const addressesWords = {
  title: 'Address book',
  none: 'No saved addresses yet. Add one here. We also offer the addresses of your orders when you book.',
  isStart: 'Your default “Ship from” address',
  start: 'Make default',
  notStart: 'Stop using as default',
  edit: 'Edit',
  editing: ({ name }: { name: string }): string => `Edit ${name}`,
  remove: 'Remove',
  add: 'Add an address',
  label: 'Name of this address',
  labelHint: 'Such as Home',
  country: 'Country',
  street: 'Address',
  street2: 'Apartment, suite, room',
  city: 'City',
  /** The text of a list of states until one is chosen: `Select a state`. */
  selectState: ({ label }: { label: string }): string => `Select a ${label.toLowerCase()}`,
  contact: 'Contact name',
  phone: 'Phone',
  save: 'Save address',
  saving: 'Saving…',
  cancel: 'Cancel',
  added: 'Address saved.',
} as const;

export const zipLabel = (country: string): string => (country === 'US' ? 'Zip code' : 'Postal code');
export const stateLabel = (country: string): string => (country === 'CA' ? 'Province' : 'State');

export const creditsWords = {
  title: 'Credits',
  what: 'your credits',
  movements: 'Credit history',
  day: 'Day',
  movement: 'Activity',
  amount: 'Amount',
  movementOf: ({ movement, credit }: { movement: string; credit: string }) =>
    `${movement} (${credit.toLowerCase()})`,
} as const;

export const devicesWords = {
  title: 'Where you’re signed in',
  what: 'your devices',
  unknown: 'Unknown device',
  present: ({ signedIn }: { signedIn: string }) => `This device, signed in ${signedIn}`,
  used: ({ seen, signedIn }: { seen: string; signedIn: string }) =>
    `Last used ${seen}, signed in ${signedIn}`,
  continuedFrom: (brand: string) => `Continued from ${brand}.`,
  signOut: 'Sign out',
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out…',
} as const;

export const emailsWords = {
  title: 'Emails',
  what: 'your emails',
  lead: 'We email you about your orders:',
  always: ({ mails }: { mails: readonly string[] }) => `Always sent: ${mails.join(', ')}.`,
  saved: 'Saved.',
} as const;

/** PY-22 */
export const savedCardsSectionWords = {
  title: 'Payment methods',
  what: 'your cards',
  none: 'No saved cards yet. Add one here, or save your card when you pay.',
  add: 'Add a card',
  form: 'New card',
  noCharge: 'Your bank may check the card. We charge nothing now.',
  save: 'Save card',
  saving: 'Saving…',
  cancel: 'Cancel',
  added: 'Card saved.',
} as const;

export const leavingWords = {
  title: 'Your data',
  file: 'Download everything we keep about you and your orders.',
  download: 'Download my data',
  delete: 'Delete my account',
  consequences:
    'We permanently delete your name, email, phone, addresses, cards, passkeys and unfinished bookings. You lose any credit. We keep records of your orders, as the law requires.',
  deleteForGood: 'Delete permanently',
  deleting: 'Deleting…',
  keep: 'Keep my account',
} as const;
