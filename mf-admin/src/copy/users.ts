import { isApiError } from '@sendahead/shared-contracts/client/api-error';

/** The problems of an account's fields, by the server's codes. */
const problems: Readonly<Record<string, string>> = {
  name_not_valid: 'Please enter a valid name.',
  phone_not_valid: 'Please enter a valid phone number',
  club_wanted: 'Club staff work for a club: choose it.',
  unknown: 'There is no club with this number.',
  required: 'Fill this in.',
};

/** The errors of an account's form, by field name. */
export const userProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^fields\./, ''),
          problems[code] ?? 'This is not valid.',
        ]),
      )
    : {};

const failures: Readonly<Record<string, string>> = {
  changed_since: 'Somebody changed the same since you opened this page. Read it again before you save.',
  role_not_yours: 'This account has, or would get, a role that you may not grant.',
  no_such_thing: 'This account is gone, or it is your own.',
};

export function userFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = isApiError(error) ? error.code : '';
  if (isApiError(error) && error.fields.length > 0) return 'Some fields are not right; each says why.';
  return failures[code] ?? 'This could not be done. What you typed is still here; try again.';
}

/** An audit event in words: `staff.opened_person` is "opened person". */
export const eventWords = (kind: string): string => kind.replace(/^staff\./, '').replaceAll(/[._]/g, ' ');

export const usersTexts = {
  empty: 'Nobody fits. Search for less, or clear the filters.',
  noOrders: 'Nothing was ordered yet.',
  noCarts: 'No booking is under way.',
  noSessions: 'Signed in nowhere.',
  noCards: 'No card is kept.',
  noAudit: 'Nothing is noted.',
  audit: 'Audit',
  creditsAndCards: 'Credits and cards',
  wallet: 'Wallet',
  shippingWallet: 'Shipping wallet',
  validUntil: (day: string) => `valid until ${day}`,
  giveCredit: 'Give a credit',
  orders: 'Orders',
  bookingsUnderWay: 'Bookings under way',
  account: 'Account',
  email: 'Email',
  phone: 'Phone',
  club: 'Club',
  memberNumber: 'Member number',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  memberNumberHint: 'Under which the club knows the member.',
  keepOut: 'Keep this user out',
  endsSessions: 'Saving signs this user out everywhere.',
  reasonHint: 'Noted in the history.',
  saveChanges: (count: number) => `Save ${count} ${count === 1 ? 'change' : 'changes'}`,
  bookForUser: 'Book for this user',
  loading: 'Loading the user',
  notConfirmed: (email: string) => `${email} (not confirmed)`,
  link: 'Send a password link',
  linkDetail: 'Mails the link by which the person sets a new password. Nobody here sees or chooses it.',
  linkDone: 'The link is on its way.',
  signOut: 'Sign out everywhere',
  signOutDetail: 'Ends every session of this account at once.',
  signOutDone: 'Signed out everywhere.',
  takeAppAway: 'Take the app away',
  takeAppAwayDetail:
    'For someone who lost both the phone and the recovery codes. They then sign in with the password alone, or set up a new app. We email them. Make sure that the request really comes from them.',
  takeAppAwayDone: 'The authenticator app is taken away.',
  signingIn: 'Signing in',
  sessions: 'Sessions',
  unknownDevice: 'Unknown device',
  lastSeen: 'last seen',
  signedInAt: ', signed in',
  appSince: 'Authenticator app since',
  noApp: 'No authenticator app.',
  noPasskey: 'No passkey.',
  passkeys: (names: readonly string[]) => `Passkeys: ${names.join(', ')}.`,
  maySignIn: 'May sign in',
  keptOut: 'Kept out',
  name: 'Name',
  since: 'Since',
  state: 'State',
  users: 'Users',
  detail: 'Everybody with an account, the newest first.',
  detailOfOwn: 'The people of your club.',
  searchLabel: 'Name, email or phone',
  allRoles: 'All roles',
  all: 'All',
  none: 'none',
  user: 'User',
  disabled: 'kept out',
} as const;
