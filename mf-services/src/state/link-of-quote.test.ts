import { quoteTripParameters } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import fc from 'fast-check';
import { readItineraryLink } from './link.ts';

const today = calendarDate('2026-12-01');

describe('a quick-quote link, read by the trip', () => {
  it('RT-07 RT-12 a quick-quote link contains trip type, ship date and return date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('one_way' as const, 'round_trip' as const),
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 30 }),
        (tripType, days, stay) => {
          const shipDate = addDays(today, days);
          const returnDate = addDays(shipDate, stay);
          const query = Object.fromEntries(quoteTripParameters({ tripType, shipDate, returnDate }));
          const read = readItineraryLink(query, today);
          expect(read).toMatchObject({ tripType, pickupDay: shipDate, returnDay: returnDate });
        },
      ),
    );
  });
});
