import fc from 'fast-check';
import { addDays, calendarDate } from '../primitives/calendar-date.ts';
import { quickQuoteLink } from './quick-quote.ts';
import { type QuoteTrip, quoteTripNames, quoteTripParameters, readQuoteTrip } from './quick-quote-trip.ts';

const written = (trip: QuoteTrip): Record<string, string> =>
  Object.fromEntries(new URL(quickQuoteLink('https://golf.test/ship', {}, {}, trip)).searchParams);

const date = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(calendarDate('2026-12-01'), days));
const trips: fc.Arbitrary<QuoteTrip> = fc.record(
  {
    tripType: fc.constantFrom('one_way' as const, 'round_trip' as const),
    shipDate: date,
    quantities: fc.dictionary(
      fc.constantFrom('golf', 'luggage', 'ski', 'trunk', 'box'),
      fc.integer({ min: 1, max: 25 }),
      {
        minKeys: 1,
      },
    ),
    name: fc.constantFrom('Ann', 'Zoë O’Neil', 'Jean-Luc P.'),
    email: fc.constantFrom('ann@home.test', 'a.b+c@mail.example'),
    phone: fc.constantFrom('910 555 0187', '+1 (910) 555-0187'),
  },
  { requiredKeys: [] },
);

describe('the trip in a quick-quote link', () => {
  it('RT-07 RT-12 RT-13 RT-16 the trip in a link is read back as it was written', () => {
    fc.assert(fc.property(trips, (trip) => expect(readQuoteTrip(written(trip))).toEqual(trip)));
  });

  it('RT-13 RT-16 omits values that no reader accepts, and truncates excess', () => {
    expect(
      written({
        quantities: { golf: 99, luggage: 0, kayak: 3, box: -1 },
        name: 'Bartholomew Featherstone',
        email: 'no mail',
        phone: '12',
      }),
    ).toEqual({ golfqty: '25', travname: 'Bartholomew Feather' });
    expect(quoteTripParameters({})).toEqual([]);
  });

  it('RT-16 the trip in a link is read without an error from any text, ignoring hostile values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...quoteTripNames), fc.string()), (query) => {
        const { quantities = {} } = readQuoteTrip(query);
        expect(Object.values(quantities).every((count) => count >= 1 && count <= 25)).toBe(true);
      }),
    );
    expect(readQuoteTrip({ golfqty: '<script>', triptype: '__proto__', ship_date: '99/99/2026' })).toEqual(
      {},
    );
  });
});
