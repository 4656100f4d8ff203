import { isApiError } from '@sendahead/shared-contracts/client/api-error';

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

/** What refers to a club, each in words. */
export const linkWords = {
  staff: (amount: number) => count(amount, 'staff account', 'staff accounts'),
  members: (amount: number) => count(amount, 'member', 'members'),
  orders: (amount: number) => count(amount, 'order', 'orders'),
  orders_to_come: (amount: number) => count(amount, 'order to come', 'orders to come'),
  carts: (amount: number) => count(amount, 'open cart', 'open carts'),
  addresses: (amount: number) => count(amount, 'saved address', 'saved addresses'),
} as const;

export const archiveTexts = {
  title: 'Archive and merge',
  loading: 'Loading what refers to this club',
  inUse: 'An archived club can’t be chosen by customers or staff. Its history and statements stay readable.',
  archive: 'Archive this club',
  archiving: 'Archiving…',
  archived: 'This club is archived.',
  mergedInto: 'This club was merged into',
  bringBack: 'Bring back',
  bringingBack: 'Bringing back…',
  comesBack: 'Customers and staff can choose the club again, for the brands it had.',
  concerns: 'This concerns:',
  balance: (dollars: string) => `A balance of ${dollars}`,
  noAccount: 'No account',
  cartsLose: 'Open carts can’t be ordered until their owners choose another place.',
  pageGone: 'Its page says that we no longer ship there, and links to places near it.',
  hinderedByOrders: 'You can’t archive this club while orders are still to come.',
  hinderedByBalance: 'You can’t archive this club while its balance is open.',
  seeOrders: 'See its orders',
  seeStatement: 'See its statement',
  archivedList: 'Archived',
  inUseList: 'In use',
  show: 'Show',
  doneArchived: 'Saved. The club is archived.',
  doneBack: 'Saved. The club is in use again.',
} as const;

const failures: Readonly<Record<string, string>> = {
  club_archived: 'This club is already archived. Reload the page.',
  club_not_archived: 'This club is already in use. Reload the page.',
  club_in_use: 'Its balance is open, or orders are still to come. Reload the page to see them.',
  club_merged: 'This club was merged, which can’t be undone.',
};

/** Why nothing was archived or brought back, in a sentence; null if nothing failed. */
export function archiveFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  return (isApiError(error) && failures[error.code]) || 'That didn’t work. Try again.';
}
