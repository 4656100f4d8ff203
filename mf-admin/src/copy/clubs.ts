import { zoneWords } from './time-zones.ts';
export const clubKinds: Readonly<Record<string, string>> = {
  golf: 'Golf club',
  ski: 'Ski resort',
  hotel: 'Hotel',
  camp: 'Camp',
  school: 'School',
  port: 'Port',
};
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** VL-30 */
export const noteBlank = "Note can't be blank";
export const noAmount = 'Please enter an amount from $0 to $500, or leave it empty for the standard price.';
export const noTerms = 'Please enter a number of days from 0 to 120.';
export const noEmail = 'Please enter an email, such as accounts@club.com, or leave it empty.';
export const noLimit = 'Please enter an amount, such as 5000.';

export const clubsTexts = {
  empty: 'No clubs found. Search for less, or clear the filters.',
  saved: 'Saved.',
  noEntries: 'No account activity yet.',
  noDates: 'No closed days.',
  account: 'Account',
  accountCaption: 'Charges, refunds and payments',
  when: 'When',
  what: 'Activity',
  order: 'Order',
  amount: 'Amount',
  clubBilling: 'Club billing',
  noAccount: 'Customers pay for their own orders.',
  openAccount: 'Open an account',
  owes: (dollars: string) => `The club owes $${dollars}.`,
  hasCredit: (dollars: string) => `The club has a credit of $${dollars}.`,
  accountOpen: 'Allow billing orders to this account',
  terms: 'Payment terms in days',
  termsHint: 'Orders are due this many days after they’re billed.',
  billingEmail: 'Billing email',
  billingEmailHint: 'Statements and reminders go here.',
  reminders: 'Remind the club of overdue balances once a week',
  paymentTakenBack: 'Payment reversed',
  limit: 'Limit',
  limitHint: 'The most it can owe, in dollars.',
  factsOf: ({
    id,
    kind,
    brands,
    zone,
  }: {
    id: number;
    kind: string;
    brands: readonly string[];
    zone: string;
  }) => `Number ${id} · ${clubKinds[kind] ?? kind} · ${brands.join(', ')} · ${zoneWords(zone)}`,
  loading: 'Loading the club',
  pickupFees: 'Pickup fees',
  feeHint: (dollars: string) => `In dollars. Leave empty for the standard $${dollars}.`,
  hoursTitle: 'Hours and closed days',
  openingHours: 'Opening hours',
  hoursHint: 'Shown to customers, such as 8am to 6pm.',
  openAndClosed: (days: readonly string[]) =>
    `The hours include ${listed.format(days)}, but the club is closed then. Change the hours or the closed days.`,
  closedWeekly: 'Closed each week on',
  closedDays: 'Closed days and seasons',
  remove: 'Remove',
  firstDay: 'First day',
  lastDay: 'Last day',
  dayOver: 'This day has passed. Choose today or later.',
  lastDayEarlier: 'Enter a day on or after the first day.',
  tooManyDays: 'A club can have 400 closed days. Remove past ones, or add a shorter time.',
  add: 'Add',
  guests: 'Guests',
  staff: 'Staff',
  sendsFromHere: 'Customers shipping from here',
  sendsToHere: 'Customers shipping to here',
  targetedNote: (number: number) => `Targeted note ${number}`,
  for: 'For',
  direction: 'Direction',
  both: 'Both',
  microsite: 'Microsite',
  everyPage: 'Every page',
  note: 'Note',
  removeTargetedNote: (number: number) => `Remove targeted note ${number}`,
  addTargetedNote: 'Add a targeted note',
  noteForStaff: 'Note for staff',
  noteForStaffHint: 'For our staff and the club’s.',
  noteForGuests: 'Note for guests',
  noteForGuestsHint: 'Shown to customers while they book.',
  notes: 'Notes',
  addNote: (label: string) => `Add a ${label.toLowerCase()}`,
  removeNote: (label: string) => `Remove ${label.toLowerCase()}`,
  hiddenForOwnClub: 'Hide the staff note from this club’s staff',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  nameAndAddress: 'Name and address',
  number: 'Number',
  kind: 'Kind',
  place: 'Place',
  brands: 'Brands',
  ownTerms: 'Agreed terms',
  ownFees: 'own pickup fees',
  onAccount: 'orders billed to its account',
  clubs: 'Clubs',
  detail: 'Every place we ship to.',
  detailOfOwn: 'Your club.',
  nameOrNumber: 'Name, number or town',
  allClubs: 'All clubs',
  club: 'Club',
} as const;

/** The fields of a club's name and address, with the most characters that each holds. */
export const clubPlaceFields = [
  { name: 'name', label: clubsTexts.name, max: 120 },
  { name: 'phone', label: clubsTexts.phone, max: 30 },
  { name: 'address_1', label: clubsTexts.address, max: 120 },
  { name: 'city', label: clubsTexts.city, max: 80 },
  { name: 'state', label: clubsTexts.state, max: 40 },
  { name: 'zip', label: clubsTexts.zip, max: 12 },
] as const;

export const accountEvents = { charge: 'Order', refund: 'Refund', payment: 'Paid by the club' } as const;

export const closingTexts = {
  title: 'Orders on the days you’re closing',
  savedTitle: 'Orders on the days you closed',
  savedAdvice: 'Open each order to change its day or cancel it. They’re also under Today.',
  looking: 'Looking for orders on these days',
  affected: (stops: number, more: boolean) => {
    if (stops === 0) return 'No orders are affected.';
    if (more) return `More than ${stops} pickups and deliveries are affected.`;
    return stops === 1
      ? '1 pickup or delivery is affected.'
      : `${stops} pickups and deliveries are affected.`;
  },
  advice: 'Closing doesn’t move them. Open each order to change its day or cancel it.',
  stop: (stop: 'pickup' | 'delivery', day: string, bags: number) =>
    `${stop === 'pickup' ? 'Pickup' : 'Delivery'} ${day}, ${bags} ${bags === 1 ? 'bag' : 'bags'}`,
} as const;
