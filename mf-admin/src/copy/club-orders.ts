import type { ClubStop } from '@sendahead/shared-contracts/console/club-order-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import { legLabels } from './order.ts';

/** The parts of a club's page, in the order of their links. */
export const clubViews = ['day', 'later', 'all'] as const;
export type ClubView = (typeof clubViews)[number];

export const clubViewNames: Readonly<Record<ClubView, string>> = {
  day: 'Today and arriving',
  later: 'Later pickups',
  all: 'All orders',
};

/** How many closed days the page names. */
const maxDays = 6;

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const clubOrdersTexts = {
  address: 'Address',
  hours: 'Takes bags in',
  closed: 'Closed on',
  closedDays: (weekdays: readonly number[]) =>
    listed.format(weekdays.map((weekday) => `${weekdayName(weekday)}s`)),
  closedOnDates: 'Closed days',
  /** The next days, and how many follow. */
  days: (days: readonly string[]) =>
    days.length > maxDays
      ? `${days.slice(0, maxDays).join('; ')} and ${days.length - maxDays} more`
      : days.join('; '),
  clubClosed: 'Club closed',
  account: 'Account',
  owes: (cents: number) =>
    `${formatMoney(Math.abs(cents))} ${cents < 0 ? 'credit' : 'owed'}. See the statement`,
  titleOf: (club: string) => `Orders: ${club}`,
  title: 'Orders of the club',
  views: 'Orders by day',
  orders: 'Orders',
  backToClub: 'Back to the club',
  today: 'Today’s pickups',
  arriving: 'Arriving',
  noneToday: 'No pickups today.',
  noneLater: 'No later pickups are booked.',
  noneArriving: 'No bags are on their way to the club.',
  noOrders: 'No orders yet.',
  noneFound: 'No orders found. Search for less.',
  search: 'Traveler or order number',
  order: 'Order',
  travelers: 'Travelers',
  noTravelers: 'None',
  bags: 'Bags',
  pickup: 'Pickup',
  arrives: 'Arrives',
  atClub: 'At the club',
  elsewhere: 'Booked by your staff',
  stop: (stop: ClubStop['stop'], day: string) => (stop === 'pickup' ? `Pickup ${day}` : `Arrives ${day}`),
  state: 'Status',
  tracking: 'Tracking',
  more: (count: number) => `and ${count} more`,
  labels: 'Labels',
  noLabels: 'Not ready',
  print: 'Print labels',
  printOf: (order: string) => `Print labels of ${order}`,
} as const;

export const clubOrderTexts = {
  back: 'All orders of the club',
  loading: 'Loading the order',
  order: 'Order',
  placed: 'Booked',
  whole: 'Open full order',
  print: (leg: LegName, both: boolean) =>
    both ? `Print ${legLabels[leg].toLowerCase()} labels` : 'Print labels',
  printSmall: (leg: LegName, both: boolean) =>
    both ? `Print ${legLabels[leg].toLowerCase()} 4 × 6 inch labels` : 'Print 4 × 6 inch labels',
  route: 'Route',
  routeOf: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  pickup: 'Pickup',
  dropOff: 'Drop-off',
  arrives: 'Arrives',
  status: 'Status',
  bags: 'Bags',
  bag: 'Bag',
  traveler: 'Traveler',
  leg: 'Leg',
  note: 'Note',
  trackingNumber: 'Tracking number',
  noteToClub: 'Note to the club',
  answers: 'Answers to the club',
} as const;
