import { lengths, limits } from '../constants.ts';
import { type CalendarDate, formatDate, parseTypedDate } from '../primitives/calendar-date.ts';
import type { TripType } from '../ship-form/trip-type.ts';
import { isEmail, isName } from '../validation/person.ts';
import { isPhoneText } from '../validation/phone-text.ts';

/**
 * The values of a quick-quote link other than its two ends (RT-07, RT-12, RT-13, RT-16). An absent value is
 * left out.
 */
export interface QuoteTrip {
  readonly tripType?: TripType;
  readonly shipDate?: CalendarDate;
  /** The day of the return handover. */
  readonly returnDate?: CalendarDate;
  /** The quantity of each product line, by its key. */
  readonly quantities?: Readonly<Record<string, number>>;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** RT-16: the parameter of each product line. */
const quantityNames: Readonly<Record<string, string>> = {
  golf: 'golfqty',
  bag: 'bagqty',
  luggage: 'luggageqty',
  ski: 'skiqty',
  ski_snowboard: 'skisboardsqty',
  snowboard: 'snowboardqty',
  snowboot: 'snowbootqty',
  bike: 'bikeqty',
  box: 'boxqty',
  trunk: 'trunkqty',
};

/** The parameters of known values, in form order; values that no reader accepts are left out. */
export function quoteTripParameters(trip: QuoteTrip): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  if (trip.tripType) pairs.push(['triptype', trip.tripType]);
  if (trip.shipDate) pairs.push(['ship_date', formatDate(trip.shipDate)]);
  if (trip.returnDate) pairs.push(['return_date', formatDate(trip.returnDate)]);
  for (const [line, name] of Object.entries(quantityNames)) {
    const count = Math.min(trip.quantities?.[line] ?? 0, limits.quantityPerLine);
    if (count > 0) pairs.push([name, String(count)]);
  }
  const name = [...(trip.name?.trim() ?? '')].slice(0, lengths.travelerName).join('').trim();
  if (isName(name)) pairs.push(['travname', name]);
  const [email, phone] = [trip.email?.trim() ?? '', trip.phone?.trim() ?? ''];
  if (isEmail(email)) pairs.push(['travemail', email]);
  if (isPhoneText(phone)) pairs.push(['travphone', phone]);
  return pairs;
}

/** Reads a link again for editing; unusable values are absent. */
export function readQuoteTrip(query: Readonly<Record<string, string>>): QuoteTrip {
  const date = parseTypedDate(query.ship_date ?? '');
  const back = parseTypedDate(query.return_date ?? '');
  const quantities = Object.entries(quantityNames).flatMap(([line, name]) => {
    const text = query[name]?.trim() ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) > 0
      ? [[line, Math.min(Number(text), limits.quantityPerLine)] as const]
      : [];
  });
  return {
    ...(query.triptype === 'one_way' || query.triptype === 'round_trip' ? { tripType: query.triptype } : {}),
    ...(date ? { shipDate: date } : {}),
    ...(back ? { returnDate: back } : {}),
    ...(quantities.length > 0 ? { quantities: Object.fromEntries(quantities) } : {}),
    ...(query.travname ? { name: [...query.travname].slice(0, lengths.travelerName).join('') } : {}),
    ...(query.travemail ? { email: query.travemail } : {}),
    ...(query.travphone ? { phone: query.travphone } : {}),
  };
}

/** Every parameter of a quick-quote link except those of its ends. */
export const quoteTripNames: readonly string[] = [
  'triptype',
  'ship_date',
  'return_date',
  ...Object.values(quantityNames),
  'travname',
  'travemail',
  'travphone',
];
