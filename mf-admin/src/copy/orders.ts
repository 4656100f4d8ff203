import type { OrderFlag } from '@sendahead/shared-contracts/console/orders-calls';

export const orderFlagNames: Readonly<Record<OrderFlag, string>> = {
  late: 'Late',
  unpaid: 'Unpaid',
  alert: 'Alert',
};

/** How many orders fit, as far as they are counted. */
export function countWords(count: number, more: boolean): string {
  const figure = count.toLocaleString('en-US');
  if (more) return `More than ${figure} orders`;
  return count === 1 ? '1 order' : `${figure} orders`;
}

export const ordersTexts = {
  detail: 'Everybody’s orders, the newest first.',
  empty: 'No order fits. Take a filter away, or look for something else.',
  searchHint: 'Number, name, mail, phone or tracking number; at least 3 letters',
  tooWide:
    'So much fits that it takes too long to look through. Narrow it by a day, a brand or another word.',
  tooShort: 'Type at least 3 letters of a word.',
  moved: (count: number) =>
    `${countWords(count, false)} fit by now: the list has changed since you looked. Look again, then select anew.`,
  notSent: 'Nothing was sent. Try again.',
  sent: (count: number) => `${countWords(count, false)}: the confirmation goes out again.`,
  nothingSelected: 'Select an order first.',
  tooLong: (most: number) =>
    `A file of single orders has at most ${most}. Select fewer, or all that fit the filters.`,
  tooMany: (most: number) =>
    `At most ${most.toLocaleString('en-US')} orders at once. Narrow the list, or select some of them.`,
  waitsForPerson: 'Waits for a person',
  lookFor: 'Look for',
  state: 'State',
  anyState: 'Any state',
  pickupFrom: 'Pickup from',
  pickupUntil: 'Pickup until',
  club: 'Club',
  carrier: 'Carrier',
  anyCarrier: 'Any carrier',
  needsAttention: 'Needs attention',
  orders: 'Orders',
  order: 'Order',
  customer: 'Customer',
  trip: 'Trip',
  tripOf: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  pickup: 'Pickup',
  total: 'Total',
  brand: 'Brand',
  placed: 'Placed',
  select: 'Select',
  selectOrder: (order: string) => `Select ${order}`,
  selection: 'Selection',
  selectedCount: (count: number) => `, ${count.toLocaleString('en-US')} selected`,
  selectShown: (count: number) => `Select the ${count} shown`,
  selectAll: (count: number) => `Select all ${count.toLocaleString('en-US')}`,
  selectNone: 'Select none',
  downloadSelected: 'Download the selected',
  download: 'Download as CSV',
  resend: 'Send confirmations again',
  send: (count: number) => `Send ${count.toLocaleString('en-US')}`,
  resendDetail: (count: number) =>
    `The confirmation of ${countWords(count, false)} goes to each customer once more.`,
  bags: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
} as const;

export const viewTexts = {
  label: 'Saved view',
  none: 'None',
  old: 'This view was saved by filters that are no more. Take it away, and save it anew.',
  nameMissing: 'Give the view a name.',
  notSaved: 'The view could not be saved. Try again.',
  tooMany: 'You have as many views as there may be. Take one away first.',
  notDeleted: 'The view could not be taken away. Try again.',
  saveView: 'Save view',
  save: 'Save',
  name: 'Name',
  nameHint: 'One of your own of this name is replaced.',
  share: 'Colleagues see it, too',
  views: 'Saved views',
  shared: (name: string) => `${name} (shared)`,
  takingAway: 'Taking away…',
  takeAway: (name: string) => `Take “${name}” away`,
} as const;
