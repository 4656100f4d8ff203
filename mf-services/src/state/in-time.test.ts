import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import fc from 'fast-check';
import { bestInTime, cheaperBefore } from './in-time.ts';

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

const soldFrom = (priced: readonly PricedDay[], earliest: string) =>
  priced.flatMap(({ date, cheapest }) => (cheapest && date >= earliest ? [{ date, ...cheapest }] : []));

describe('the day chosen for an arrival date', () => {
  it('VL-03 the chosen day is the latest of its service, and costs no more than the latest day of another', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (priced, days) => {
        const earliest = addDays(first, days);
        const best = bestInTime(priced, earliest);
        const sold = soldFrom(priced, earliest);
        if (!best) return expect(sold).toEqual([]);
        const isLast = (day: (typeof sold)[number]) =>
          !sold.some(
            ({ date, carrier_service_level_id: id }) =>
              id === day.carrier_service_level_id && date > day.date,
          );
        expect(best.date >= earliest).toBe(true);
        const { price_cents: price, carrier_service_level_id: level } = best.cheapest;
        expect(sold.filter(isLast).filter((day) => day.price_cents < price)).toEqual([]);
        expect(sold.filter((day) => day.carrier_service_level_id === level && day.date > best.date)).toEqual(
          [],
        );
      }),
    );
  });

  it('VL-03 a lower price weeks earlier is mentioned, but not chosen', () => {
    const ground = (date: string, price: number): PricedDay => ({
      date: calendarDate(date),
      reason: null,
      cheapest: {
        carrier_service_level_id: 1,
        service_type_name: 'GROUND',
        carrier: 'FedEx',
        price_cents: cents(price),
        arrival_date: addDays(calendarDate(date), 3),
      },
    });
    const summer = [ground('2027-05-28', 5_030), ground('2027-06-01', 5_589), ground('2027-07-01', 5_589)];
    const taken = bestInTime(summer, first);
    expect(taken?.date).toBe('2027-07-01');
    expect(taken && cheaperBefore(summer, taken)?.date).toBe('2027-05-28');
    expect(cheaperBefore(summer.slice(1), ground('2027-07-01', 5_589))).toBeNull();
  });
});
