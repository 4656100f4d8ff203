import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { byRoundTrip, chooseOffers, firstPossible, lastInTime } from './choose-offers.ts';

const option = (id: number, price: number, arrival: string) =>
  ({ carrier_service_level_id: id, price_cents: price, arrival_date: arrival }) as ServiceOption;
const day = (pickup: string, id: number, price: number, arrival: string) => ({
  pickup: calendarDate(pickup),
  option: option(id, price, arrival),
});
const ids = (offers: readonly { option: ServiceOption }[]) =>
  offers.map(({ option: { carrier_service_level_id } }) => carrier_service_level_id);

describe('the three services of a price', () => {
  const all = [
    day('2026-12-01', 1, 5000, '2026-12-07'),
    day('2026-12-02', 2, 6000, '2026-12-07'),
    day('2026-12-03', 3, 7000, '2026-12-07'),
    day('2026-12-04', 4, 9000, '2026-12-07'),
  ];

  it('the three services of a price are the cheapest, the one with the latest pickup and the cheapest of the others', () => {
    expect(ids(chooseOffers(all, calendarDate('2026-12-07')))).toEqual([1, 2, 4]);
  });

  it('AD-35 leaves out a service that only costs more', () => {
    const worse = day('2026-12-01', 5, 5500, '2026-12-07');
    expect(ids(chooseOffers([...all.slice(0, 2), worse], calendarDate('2026-12-07')))).toEqual([1, 2]);
    const sameDays = day('2026-12-02', 6, 9900, '2026-12-07');
    expect(ids(chooseOffers([...all.slice(0, 2), sameDays], null))).toEqual([1, 2]);
  });

  it('the three services of a price include the one that arrives first when no day is requested', () => {
    const soon = [...all.slice(0, 3), day('2026-12-01', 5, 9900, '2026-12-02')];
    expect(ids(chooseOffers(soon, null))).toEqual([1, 2, 5]);
  });

  it('the three services of a price are all available ones when there are fewer than three', () => {
    expect(ids(chooseOffers(all.slice(2), null))).toEqual([3, 4]);
    expect(chooseOffers([], null)).toEqual([]);
  });

  it('RT-07 the three services of a price begin with the cheapest round trip when a return is requested, and end with those without a return', () => {
    const trip = (oneWay: number, round: number | null) => ({
      totalCents: cents(oneWay),
      roundTrip: round === null ? null : { totalCents: cents(round) },
    });
    const all = [trip(10, null), trip(20, 60), trip(30, 50), trip(5, null)];
    expect(all.toSorted(byRoundTrip).map(({ totalCents }) => totalCents)).toEqual([30, 20, 5, 10]);
  });

  it('the three services of a price leave as soon as each can, without those of much later days', () => {
    const days = [
      { date: calendarDate('2026-12-01'), options: [option(2, 9000, '2026-12-03')] },
      {
        date: calendarDate('2026-12-02'),
        options: [option(1, 5000, '2026-12-05'), option(2, 9000, '2026-12-04')],
      },
      { date: calendarDate('2026-12-09'), options: [option(3, 4000, '2026-12-12')] },
    ];
    expect(
      firstPossible(days).map(({ pickup, option }) => [option.carrier_service_level_id, pickup]),
    ).toEqual([
      [2, '2026-12-01'],
      [1, '2026-12-02'],
    ]);
    expect(firstPossible([])).toEqual([]);
  });

  it('the three services of a price leave as late as they can while still in time', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date, index) => ({
      date: calendarDate(date),
      options: [option(1, 5000, `2026-12-0${5 + index}`)],
    }));
    expect(lastInTime(days, calendarDate('2026-12-06'))).toEqual([
      { pickup: '2026-12-02', option: option(1, 5000, '2026-12-06') },
    ]);
    expect(lastInTime(days, calendarDate('2026-12-04'))).toEqual([]);
  });
});
