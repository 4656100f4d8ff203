import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { byPreference } from './choose-service.ts';

const offer = (id: number, arrival: string, price: number) => ({
  carrier_service_level_id: id,
  arrival_date: calendarDate(arrival),
  price_cents: cents(price),
});
const chosen = (...offers: ReturnType<typeof offer>[]) =>
  byPreference(offers, calendarDate('2026-12-04')).map((one) => one.carrier_service_level_id);

describe('the service of another carrier', () => {
  it('CO-123 is the cheapest of those that arrive by the booked day, also on that very day', () => {
    expect(
      chosen(offer(1, '2026-12-02', 9000), offer(2, '2026-12-04', 6000), offer(3, '2026-12-03', 7000)),
    ).toEqual([2, 3, 1]);
  });

  it('CO-123 is never a cheaper one that arrives later, while one arrives in time', () => {
    expect(chosen(offer(1, '2026-12-07', 1000), offer(2, '2026-12-03', 20_000))).toEqual([2, 1]);
  });

  it('CO-123 is the earliest if none arrives in time, whatever it costs', () => {
    expect(
      chosen(offer(1, '2026-12-09', 1000), offer(2, '2026-12-07', 9000), offer(3, '2026-12-08', 500)),
    ).toEqual([2, 3, 1]);
  });

  it('CO-123 is the earlier of two at one price, and the cheaper of two late ones on one day', () => {
    expect(chosen(offer(1, '2026-12-04', 5000), offer(2, '2026-12-02', 5000))).toEqual([2, 1]);
    expect(chosen(offer(1, '2026-12-07', 5000), offer(2, '2026-12-07', 4000))).toEqual([2, 1]);
    expect(chosen(offer(2, '2026-12-04', 5000), offer(1, '2026-12-04', 5000))).toEqual([1, 2]);
    expect(chosen()).toEqual([]);
  });
});
