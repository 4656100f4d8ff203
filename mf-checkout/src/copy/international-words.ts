import { spokenCountry } from '@sendahead/shared-contracts/geo/country-name';

/** The texts of the section and the dialog for an international trip; loaded with them. */
export const infoWords = {
  border: (from: string, to: string): string =>
    `These bags go from ${spokenCountry(from)} to ${spokenCountry(to)}.`,
  why: ({ roundTrip }: { roundTrip: boolean }) =>
    roundTrip
      ? 'Customs needs the days the traveler arrives there and leaves.'
      : 'Customs needs the day the traveler arrives there. Add the day they leave if you know it.',
  /** At the field of a day, because most countries read its digits differently. */
  day: (day: string): string => `${day} (MM/DD/YYYY)`,
  /** TR-29: at the day of a traveler who arrives before the bags. */
  bagsLater: (day: string, days: number): string =>
    `${day}. Your bags arrive ${days === 1 ? 'a day' : `${days} days`} later.`,
  bagsArrive: (day: string): string => `Your bags arrive on ${day}.`,
  known: 'We share the traveler’s arrival and departure dates with customs.',
  papers:
    'Each bag needs a copy of the traveler’s passport. After you order, customs needs a list of what’s in each bag. Then you can print your labels.',
  duty: 'Local customs may charge duty and tax. They are not part of our price.',
  enter: 'Enter dates',
  change: 'Change dates',
  arrival: 'The day you arrive',
  departure: 'The day you leave',
  terms: 'These dates are correct and may be shared with customs',
  termsHint: 'Check this box to save the dates.',
  submit: 'Save dates',
} as const;
