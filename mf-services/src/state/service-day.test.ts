import { spareDays } from '@sendahead/shared-contracts/calendar/spare-days';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import fc from 'fast-check';
import { latestDayOf } from './service-day.ts';

const first = calendarDate('2026-12-01');
const level = 2;

/** Days with up to three services, each with its own time on the way; some days are closed. */
const calendar = fc
  .array(fc.record({ closed: fc.boolean(), services: fc.uniqueArray(fc.integer({ min: 1, max: 3 })) }), {
    maxLength: 30,
  })
  .map((days): PricedDay[] =>
    days.map(({ closed, services }, index) => ({
      date: addDays(first, index),
      reason: closed ? 'weekend' : null,
      cheapest: null,
      services: services.map((id) => ({
        carrier_service_level_id: id,
        service_type_name: 'GROUND',
        carrier: 'FedEx',
        price_cents: cents(id * 1000),
        arrival_date: addDays(first, index + id * 2),
      })),
    })),
  );

it('SV-23 the day of a service is never after the deadline, before the first day, or closed, and is its latest', () => {
  const day = fc.integer({ min: 0, max: 35 });
  fc.assert(
    fc.property(calendar, day, day, (days, due, from) => {
      const [deadline, earliest] = [addDays(first, due), addDays(first, from)];
      const found = latestDayOf(days, { serviceLevelId: level, deadline, earliest });
      const arrivals = days.flatMap(({ date, reason, services = [] }) =>
        reason === null && date >= earliest
          ? services
              .filter(({ carrier_service_level_id: id }) => id === level)
              .map(({ arrival_date }) => ({ date, arrival_date }))
          : [],
      );
      const inTime = arrivals.filter(({ arrival_date }) => arrival_date <= deadline);
      if (!found) return expect(inTime).toEqual([]);
      expect(found.cheapest.carrier_service_level_id).toBe(level);
      expect(inTime).toContainEqual({ date: found.date, arrival_date: found.cheapest.arrival_date });
      const safe = inTime.filter(
        ({ arrival_date }) => arrival_date <= addDays(deadline, -spareDays(deadline)),
      );
      const last = (safe.length > 0 ? safe : inTime).at(-1);
      expect(found.date).toBe(last?.date);
    }),
  );
});

it('SV-23 without the services of each day, no day is known for a service', () => {
  const days: PricedDay[] = [{ date: first, reason: null, cheapest: null }];
  expect(latestDayOf(days, { serviceLevelId: 1, deadline: addDays(first, 9), earliest: first })).toBeNull();
});
