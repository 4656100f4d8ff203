import type { OrderFlag } from '@sendahead/shared-contracts/console/order-list-calls';

export const orderFlagNames: Readonly<Record<OrderFlag, string>> = {
  late: 'Late',
  unpaid: 'Unpaid',
  alert: 'Alert',
};

/** The number of matching orders, up to the counting limit. */
export function countWords(count: number, more: boolean): string {
  const figure = count.toLocaleString('en-US');
  if (more) return `More than ${figure} orders`;
  return count === 1 ? '1 order' : `${figure} orders`;
}

export const ordersTexts = {
  none: 'No orders yet.',
  empty: 'No orders match. Remove a filter, or search for something else.',
  tooWide: 'Too many matches. Narrow the search by date, brand or another word.',
  tooShort: 'Enter at least 3 letters of a word.',
  moved: (count: number) =>
    `${countWords(count, false)} match now: the list has changed. Review it, then select again.`,
  notSent: 'Nothing was sent. Try again.',
  sent: (count: number) => `${countWords(count, false)}: we’re sending the confirmation again.`,
  nothingSelected: 'Select an order first.',
  tooLong: (most: number) =>
    `A file of selected orders holds up to ${most}. Select fewer, or select all matches.`,
  tooMany: (most: number) =>
    `You can select up to ${most.toLocaleString('en-US')} orders. Narrow the list, or select some of them.`,
  waitsForPerson: 'Needs a person',
  lookFor: 'Search',
  state: 'State',
  anyState: 'Any state',
  pickupFrom: 'Pickup from',
  pickupUntil: 'Pickup until',
  stopsOn: 'Pickup or delivery due',
  club: 'Club',
  carrier: 'Carrier',
  anyCarrier: 'Any carrier',
  needsAttention: 'Needs attention',
  orders: 'Orders',
  order: 'Order',
  tripOf: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  brand: 'Brand',
  placedFrom: 'Placed from',
  placedUntil: 'Placed until',
  totalFrom: 'Total from ($)',
  totalUntil: 'Total to ($)',
  totalProblem: 'Enter an amount, such as 250 or 99.50.',
  sort: 'Sort by',
  newestFirst: 'Placed, newest first',
  earliestPickup: 'Pickup, earliest first',
  columns: 'Columns',
  columnsShown: 'Columns that show',
  select: 'Select',
  labels: 'Labels',
  selectOrder: (order: string) => `Select ${order}`,
  selection: 'Selection',
  selectedCount: (count: number) => `, ${count.toLocaleString('en-US')} selected`,
  selectShown: (count: number) => (count === 1 ? 'Select the one shown' : `Select the ${count} shown`),
  selectAll: (count: number) => `Select all ${count.toLocaleString('en-US')}`,
  selectNone: 'Select none',
  downloadSelected: 'Download selected',
  download: 'Download as CSV',
  resend: 'Send confirmations again',
  send: (count: number) => `Send ${count.toLocaleString('en-US')}`,
  resendDetail: (count: number) =>
    `We send the confirmation for ${countWords(count, false)} to each customer again.`,
  panelOf: (order: string) => `Order ${order} in short`,
  closePanel: 'Close',
  wholeOrder: 'Open the whole order',
} as const;

/** Names of the columns that a person may hide. */
export const orderColumnNames = {
  state: 'State',
  customer: 'Customer',
  email: 'Email',
  trip: 'Route',
  pickup: 'Pickup',
  placed: 'Placed',
  carriers: 'Carriers',
  items: 'Items',
  total: 'Total',
} as const;

export const viewTexts = {
  label: 'Saved view',
  none: 'None',
  old: 'This view uses filters that no longer exist. Delete it and save a new one.',
  nameMissing: 'Enter a name for the view.',
  notSaved: 'We couldn’t save the view. Try again.',
  tooMany: 'You’ve reached the limit for views. Delete one first.',
  notDeleted: 'We couldn’t delete the view. Try again.',
  saveView: 'Save view',
  save: 'Save',
  name: 'Name',
  nameHint: 'Replaces your view with the same name.',
  share: 'Share with colleagues',
  views: 'Saved views',
  shared: (name: string) => `${name} (shared)`,
  deletingView: 'Deleting…',
  deleteView: (name: string) => `Delete “${name}”`,
} as const;
