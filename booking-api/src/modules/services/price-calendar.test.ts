import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { startPerFile } from '../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp } from '../../testing/test-app.ts';
import { askingAs, fromClub } from './testing/service-requests.ts';

const server = startPerFile(startTestApp);
let guest: Browser;
beforeAll(async () => {
  guest = await server.browser();
});
const { services } = askingAs(() => guest);
const december = { leg: 'outbound', from: '2026-12-01', until: '2026-12-31' };
const ask = (body: object) => guest.send('POST', '/api/v6/price_calendar', { body });
const daysOf = async (body: object): Promise<PricedDay[]> => (await ask(body)).json().days;
const dayOf = (days: readonly PricedDay[], date: string) => days.find((day) => day.date === date);

describe('the price calendar', () => {
  it('the price calendar has each day of the month with its lowest price and arrival', async () => {
    const days = await daysOf({ ...oneWayForm, ...december });
    expect(days).toHaveLength(31);
    expect(dayOf(days, '2026-12-01')).toEqual({
      date: '2026-12-01',
      reason: null,
      cheapest: {
        carrier_service_level_id: expect.any(Number),
        service_type_name: 'GROUND',
        carrier: 'FedEx',
        price_cents: 11_000,
        arrival_date: '2026-12-08',
      },
    });
  });

  it.each(['2026-11-24', '2026-12-01', '2026-12-18'])(
    'agrees for %s with the services of that day',
    async (pickup_date) => {
      const { outbound } = (await services({ ...oneWayForm, pickup_date })).json().default_services;
      const least = Math.min(...outbound.services.map((one: { price_cents: number }) => one.price_cents));
      const [day] = await daysOf({ ...oneWayForm, leg: 'outbound', from: pickup_date, until: pickup_date });
      expect(day?.cheapest?.price_cents).toBe(least);
      expect(outbound.services).toContainEqual(expect.objectContaining(day?.cheapest));
    },
  );

  it('TL-19 sells no service for today that needs a day’s notice for its pickup', async () => {
    const days = { leg: 'outbound', from: '2026-11-23', until: '2026-11-24' };
    const [today, tomorrow] = await daysOf({ ...oneWayForm, ...days, arrive_by: '2026-12-18' });
    expect(today?.reason).toBeNull();
    expect(today?.cheapest?.service_type_name).not.toBe('GROUND');
    expect(tomorrow?.cheapest?.service_type_name).toBe('GROUND');
    const [droppedOff] = await daysOf({ ...oneWayForm, outbound_pickup: '0', ...days });
    expect(droppedOff?.cheapest?.service_type_name).toBe('GROUND');
  });

  it('VL-01 VL-02 VL-03 keeps the reason of a closed day, which has no price', async () => {
    const days = await daysOf({ ...fromClub('1'), leg: 'outbound', from: '2026-11-20', until: '2026-12-31' });
    expect(days.flatMap(({ date, reason, cheapest }) => (reason ? [[date, reason, cheapest]] : []))).toEqual(
      expect.arrayContaining([
        ['2026-11-20', 'past', null],
        ['2026-11-26', 'holiday', null],
        ['2026-12-05', 'weekend', null],
        ['2026-12-25', 'holiday', null],
        ['2026-12-07', 'origin_club_closed', null],
      ]),
    );
  });

  it('counts only services that meet the arrival deadline', async () => {
    const days = await daysOf({ ...oneWayForm, ...december, arrive_by: '2026-12-09' });
    const inTime = days.filter(({ cheapest }) => cheapest !== null);
    expect(inTime.every(({ cheapest }) => (cheapest?.arrival_date ?? '') <= '2026-12-09')).toBe(true);
    expect(inTime.at(-1)?.date).toBe('2026-12-08');
    const prices = inTime.map(({ cheapest }) => cheapest?.price_cents ?? 0);
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
    expect(dayOf(days, '2026-12-10')).toEqual({
      date: '2026-12-10',
      reason: null,
      cheapest: null,
      services: expect.any(Array),
    });
  });

  it('SV-23 names every service of a day with its arrival, for a deadline only', async () => {
    const [day] = await daysOf({ ...oneWayForm, ...december, arrive_by: '2026-12-09' });
    expect(day?.services).toContainEqual(day?.cheapest);
    expect(day?.services?.some(({ arrival_date: arrival }) => arrival < '2026-12-08')).toBe(true);
    const [undated] = await daysOf({ ...oneWayForm, ...december });
    expect(undated).not.toHaveProperty('services');
  });

  it('includes the return leg, which begins after the arrival', async () => {
    const days = await daysOf({ ...roundTripForm, ...december, leg: 'return' });
    expect(dayOf(days, '2026-12-02')?.reason).toBe('past');
    expect(dayOf(days, '2026-12-08')?.cheapest?.price_cents).toBeGreaterThan(0);
    expect(await daysOf({ ...oneWayForm, ...december, leg: 'return' })).toEqual([]);
  });

  it.each([
    ['2026-12-01', '2026-11-30', 'too_early'],
    ['2026-12-01', '2027-01-12', 'too_far'],
  ])('refuses days from %s until %s', async (from, until, code) => {
    const answer = await ask({ ...oneWayForm, leg: 'outbound', from, until });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: 'until', code }]]);
  });

  it('the price calendar has no prices for a trip that no carrier serves', async () => {
    const army = { d_zip: '09012', d_state: 'AE', d_city: 'APO' };
    const days = await daysOf({ ...oneWayForm, ...army, ...december });
    expect(days.every(({ cheapest }) => cheapest === null)).toBe(true);
    expect(dayOf(days, calendarDate('2026-12-25'))?.reason).toBe('holiday');
  });
});
