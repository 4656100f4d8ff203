import { type QuoteTrip, readQuoteTrip } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { calendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

/** The input for the trip and its traveler in a quick quote; every field as typed. */
export interface TripFields {
  readonly tripType: 'open' | 'one_way' | 'round_trip';
  /** `YYYY-MM-DD`, '' while none is chosen. */
  readonly shipDate: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The fields as an existing link fills them. */
export function tripFieldsOf(query: Readonly<Record<string, string>>): TripFields {
  const { tripType = 'open', shipDate = '', quantities = {}, ...person } = readQuoteTrip(query);
  return { tripType, shipDate, quantities, name: '', email: '', phone: '', ...person };
}

/** The same for the link, without invalid values. */
export const tripOf = ({ tripType, shipDate, ...rest }: TripFields, today: string): QuoteTrip => ({
  ...rest,
  ...(tripType === 'open' ? {} : { tripType }),
  ...(isCalendarDate(shipDate) && shipDate >= today ? { shipDate: calendarDate(shipDate) } : {}),
});

export type PersonField = 'name' | 'email' | 'phone';

const checks: Readonly<Record<PersonField, { holds: (text: string) => boolean; sentence: string }>> = {
  name: { holds: isName, sentence: 'Enter a name with letters, spaces, hyphens and apostrophes only.' },
  email: { holds: isEmail, sentence: 'Enter a complete email, such as ann@example.com.' },
  phone: { holds: isPhoneText, sentence: 'Enter a phone number of at least 10 digits.' },
};

/** Why the link cannot carry the typed value; '' if it can, or if nothing is typed. */
export const personProblem = (field: PersonField, text: string): string =>
  text.trim() === '' || checks[field].holds(text.trim()) ? '' : checks[field].sentence;
