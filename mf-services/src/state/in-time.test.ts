import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import fc from 'fast-check';
import { latestAtLeast } from './in-time.ts';

const first = calendarDate('2026-12-01');
const days = fc
  .array(fc.option(fc.integer({ min: 1, max: 5 })), { maxLength: 30 })
  .map((prices): PricedDay[] =>
    prices.map((price, index) => ({
      date: addDays(first, index),
      reason: null,
      cheapest:
        price === null
          ? null
          : {
              carrier_service_level_id: price,
              service_type_name: 'GROUND',
              carrier: 'FedEx',
              price_cents: cents(price * 1000),
              arrival_date: addDays(first, index + 3),
            },
    })),
  );

describe('the day for a day of arrival', () => {
  it('costs the least, and no later day costs as little', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (priced, days) => {
        const earliest = addDays(first, days);
        const best = latestAtLeast(priced, earliest);
        const open = priced.flatMap(({ date, cheapest }) =>
          cheapest && date >= earliest ? [{ date, cents: cheapest.price_cents }] : [],
        );
        if (!best) return expect(open).toEqual([]);
        expect(best.date >= earliest).toBe(true);
        const least = best.cheapest.price_cents;
        expect(
          open.filter((day) => day.cents < least || (day.cents === least && day.date > best.date)),
        ).toEqual([]);
      }),
    );
  });
});
