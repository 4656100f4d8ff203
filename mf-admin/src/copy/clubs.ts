export const clubKinds: Readonly<Record<string, string>> = {
  golf: 'Golf club',
  ski: 'Ski resort',
  hotel: 'Hotel',
  camp: 'Camp',
  school: 'School',
  port: 'Port',
};
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
export const noAmount = 'Please enter an amount from $0 to $500, or nothing for the usual price.';
export const noLimit = 'Please enter an amount, such as 5000.';

export const clubsTexts = {
  empty: 'No club fits. Search for less, or clear the filters.',
  saved: 'Saved. The next request goes by it.',
  noEntries: 'Nothing was put on the account yet.',
  noDates: 'No single day is closed.',
  account: 'Account',
  accountCaption: 'Charges, refunds and payments',
  when: 'When',
  what: 'What',
  order: 'Order',
  amount: 'Amount',
  clubBilling: 'Club billing',
  noAccount: 'Customers pay for their orders themselves.',
  openAccount: 'Open an account',
  owes: (dollars: string) => `The club owes $${dollars}.`,
  accountOpen: 'Orders may go on the account',
  limit: 'Limit',
  limitHint: 'In dollars, of what it may owe.',
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
  }) => `Number ${id} · ${clubKinds[kind] ?? kind} · ${brands.join(', ')} · ${zone}`,
  loading: 'Loading the club',
  pickupFees: 'Pickup fees',
  feeHint: (dollars: string) => `In dollars. Usually $${dollars}; leave it empty for that.`,
  hoursTitle: 'Hours and closed days',
  openingHours: 'Opening hours',
  hoursHint: 'As customers read them, such as 8am to 6pm.',
  closedWeekly: 'Closed each week on',
  closedDays: 'Closed on single days',
  remove: 'Remove',
  anotherDay: 'Another day',
  add: 'Add',
  guests: 'Guests',
  staff: 'Staff',
  sendsFromHere: 'Who sends from here',
  sendsToHere: 'Who sends to here',
  noteForSome: (number: number) => `Note ${number} for some`,
  for: 'For',
  direction: 'Direction',
  both: 'Both',
  microsite: 'Microsite',
  everyPage: 'Every page',
  note: 'Note',
  takeNoteForSome: (number: number) => `Take note ${number} for some away`,
  addNoteForSome: 'Add a note for some',
  noteForStaff: 'Note for staff',
  noteForStaffHint: 'Of ours and of the club.',
  noteForGuests: 'Note for guests',
  noteForGuestsHint: 'Shown to customers while they book.',
  notes: 'Notes',
  addNote: (label: string) => `Add a ${label.toLowerCase()}`,
  takeNoteAway: (label: string) => `Take the ${label.toLowerCase()} away`,
  hiddenForOwnClub: 'Staff of this club do not see the note for staff',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  nameAndAddress: 'Name and address',
  number: 'Number',
  kind: 'Kind',
  place: 'Place',
  brands: 'Brands',
  ownTerms: 'Own terms',
  clubs: 'Clubs',
  detail: 'Every place that bags go to.',
  detailOfOwn: 'Your club.',
  nameOrNumber: 'Name or number',
  club: 'Club',
} as const;

export const accountEvents = { charge: 'Order', refund: 'Given back', payment: 'Paid by the club' } as const;
