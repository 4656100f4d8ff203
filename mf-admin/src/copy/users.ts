import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { formatMoney } from '@sendahead/shared-ui';
import { expectedAt } from './expected.ts';
import { actOf } from './trail.ts';

/** The problems of an account's fields, by the server's codes. */
const problems: Readonly<Record<string, string>> = {
  name_not_valid: 'Enter a first and last name in letters.',
  phone_not_valid: expectedAt('phone'),
  club_wanted: 'Choose the club this person works for.',
  unknown: 'No club has this number.',
  required: 'Fill in this field.',
};

/** The errors of an account's form, by field name. */
export const userProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^fields\./, ''),
          problems[code] ?? expectedAt(path),
        ]),
      )
    : {};

const failures: Readonly<Record<string, string>> = {
  changed_since: 'Someone changed this since you opened the page. Reload before you save.',
  role_not_yours: 'You can’t grant this account’s current or new role.',
  limit_above_own: 'You can’t allow more than your own limit. A colleague without limits can do this.',
  no_such_thing: 'This account no longer exists, or it’s your own.',
};

export function userFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = isApiError(error) ? error.code : '';
  if (isApiError(error) && error.fields.length > 0)
    return 'Some fields need attention. See the message at each one.';
  return failures[code] ?? 'That didn’t work. Your entries are still here. Try again.';
}

/** Audit events whose own name says too little. */
const events: Readonly<Record<string, string>> = {
  'staff.added_club_user': 'Created the account',
  'staff.booked_for': 'Began a booking for this user',
};

/** An audit event in words: `staff.opened_person` is "Opened the user’s page". */
export function eventWords(kind: string): string {
  const words = events[kind] ?? actOf(kind) ?? kind.replace(/^staff\./, '').replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The same with its amount in cents; a rate adjustment of 0 is its removal. */
export function auditWords(kind: string, amount: number | undefined): string {
  if (kind === 'staff.adjusted_rate' && amount === 0) return 'Removed the rate adjustment';
  return amount === undefined ? eventWords(kind) : `${eventWords(kind)}: ${formatMoney(amount)}`;
}

export const usersTexts = {
  empty: 'No one found. Search for less, or clear the filters.',
  noOrders: 'No orders yet.',
  noCarts: 'No open bookings.',
  noSessions: 'Not signed in anywhere.',
  noCards: 'No saved cards.',
  noAudit: 'No entries.',
  audit: 'History',
  withViews: 'Show views, searches, and exports',
  changes: 'Changes to the account',
  creditsAndCards: 'Credits and cards',
  wallet: 'Account credit',
  shippingWallet: 'Shipping credit',
  validUntil: (day: string) => `valid until ${day}`,
  giveCredit: 'Give credit',
  orders: 'Orders',
  bookingsUnderWay: 'Open bookings',
  account: 'Account',
  email: 'Email',
  phone: 'Phone',
  club: 'Club',
  memberNumber: 'Member number',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  memberNumberHint: 'The number the club knows this member by.',
  block: 'Block this user',
  endsSessions: 'Saving signs this user out everywhere.',
  reasonHint: 'Recorded in the history.',
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  saveChanges: (count: number) => `Save ${count} ${count === 1 ? 'change' : 'changes'}`,
  bookForUser: 'Book for this user',
  loading: 'Loading the user',
  notConfirmed: (email: string) => `${email} (email not confirmed)`,
  link: 'Send a password link',
  linkDetail: 'We email a link to set a new password. No one here sees or chooses it.',
  linkDone: 'We’ve emailed the link.',
  signOut: 'Sign out everywhere',
  signOutDetail: 'Ends every session of this account right away.',
  signOutDone: 'Signed out everywhere.',
  removeApp: 'Remove app',
  removeAppDetail:
    'For someone who lost both the phone and the recovery codes. They can then sign in with only the password, or add a new app. We email them. Make sure the request really comes from them.',
  removeAppDone: 'Authenticator app removed.',
  signingIn: 'Sign-in',
  sessions: 'Sessions',
  unknownDevice: 'Unknown device',
  lastSeen: 'last seen',
  signedInAt: ', signed in',
  appSince: 'Authenticator app since',
  noApp: 'No authenticator app.',
  noPasskey: 'No passkey.',
  passkeys: (names: readonly string[]) => `Passkeys: ${names.join(', ')}.`,
  maySignIn: 'Can sign in',
  blocked: 'Blocked',
  name: 'Name',
  since: 'Since',
  state: 'State',
  users: 'Users',
  detail: 'Everyone with an account, newest first.',
  detailOfOwn: 'The people of your club.',
  searchLabel: 'Name, email or phone',
  allRoles: 'All roles',
  all: 'All',
  none: 'none',
  user: 'User',
  disabled: 'blocked',
} as const;
