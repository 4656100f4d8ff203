/** What the section and the dialog about a trip between two countries say; loaded with them. */
export const infoWords = {
  why: 'These bags cross a border. Customs needs the traveler’s arrival and departure dates.',
  known: 'We share the traveler’s arrival and departure dates with customs.',
  enter: 'Enter dates',
  change: 'Change dates',
  arrival: 'Arrival date',
  departure: 'Departure date',
  terms: 'These dates are correct and may be shared with customs',
  submit: 'Submit',
} as const;
