/** What the section and the dialog about a trip between two countries say; loaded with them. */
export const infoWords = {
  why: 'These bags cross a border. Customs asks on which days their traveler arrives and leaves again.',
  known: 'Customs is told on which days the traveler of these bags arrives and leaves again.',
  enter: 'Enter the dates',
  change: 'Change the dates',
  arrival: 'Arrival date',
  departure: 'Departure date',
  terms: 'These dates are right, and may be told to customs',
  submit: 'Submit',
} as const;
