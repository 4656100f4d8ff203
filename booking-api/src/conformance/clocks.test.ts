import { addDays, calendarDate, daysBetween } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Sessions end when the clock advances by days, so each row uses a new browser. */
async function at(instant: string): Promise<void> {
  server.moveClock(instant);
  guest = await server.browser();
}
const cutOff = async (zip: string, client_local_time?: string) =>
  (
    await guest.send('POST', '/api/cut_off_times', {
      body: { country_code: 'US', zip, ...(client_local_time ? { client_local_time } : {}) },
    })
  ).json();
const dayMs = 86_400_000;
const shifted = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMs).toISOString();

const moments = [
  ['a second before the hour that is skipped', '2026-03-08T06:59:59Z', '10001', 1, '2026-03-09'],
  ['half past two, which is half past three', '2026-03-08T07:30:00Z', '10001', 3, '2026-03-09'],
  ['half past one, the first time', '2026-11-01T05:30:00Z', '10001', 1, '2026-11-02'],
  ['half past one, the second time', '2026-11-01T06:30:00Z', '10001', 1, '2026-11-02'],
  ['a second before the cut-off', '2026-11-23T20:59:59Z', '10001', 15, '2026-11-23'],
  ['the cut-off', '2026-11-23T21:00:00Z', '10001', 16, '2026-11-24'],
  ['a second before midnight', '2026-11-24T04:59:59Z', '10001', 23, '2026-11-24'],
  ['midnight', '2026-11-24T05:00:00Z', '10001', 0, '2026-11-24'],
  ['Honolulu on the Friday of the mainland’s Saturday', '2026-11-21T05:30:00Z', '96743', 19, '2026-11-23'],
  ['Honolulu, which skips no hour', '2026-03-09T19:30:00Z', '96743', 9, '2026-03-09'],
  ['Phoenix in summer', '2026-07-01T22:59:59Z', '85001', 15, '2026-07-01'],
  ['Phoenix in winter', '2026-12-01T22:59:59Z', '85001', 15, '2026-12-01'],
  ['leap day, until its evening', '2028-02-29T20:59:59Z', '10001', 15, '2028-02-29'],
  ['leap day, too late', '2028-02-29T23:59:59Z', '10001', 18, '2028-03-01'],
] as const;

describe('clocks that jump, repeat or are wrong (B3-21)', () => {
  it.each(moments)('OPEN-48: %s (%s, %s)', async (_what, instant, zip, origin_local_hour, new_date) => {
    await at(instant);
    expect(await cutOff(zip)).toMatchObject({ origin_local_hour, new_date });
  });

  it.each(moments)(
    'B3-21: a page a day behind or ahead changes nothing: %s (%s, %s)',
    async (_what, instant, zip) => {
      await at(instant);
      const own = await cutOff(zip);
      for (const days of [-1, 1]) expect(await cutOff(zip, shifted(instant, days))).toEqual(own);
    },
  );

  it.each([
    ['over the hour that is skipped', '2026-03-06', 2, '2026-03-10'],
    ['over the hour that comes twice', '2026-10-30', 2, '2026-11-03'],
    ['over leap day', '2028-02-28', 2, '2028-03-01'],
    ['over the end of the year', '2026-12-30', 2, '2027-01-04'],
  ])('B3-21: transit counts days, not hours: %s', async (_what, ship_date, transit_days, date) => {
    await at(`${ship_date}T15:00:00Z`);
    const body = {
      origin: '10001',
      destination: '94103',
      carrier_service_level_id: 1,
      ship_date,
      transit_days,
    };
    expect((await guest.send('POST', '/api/v5/calendar/next_available_day', { body })).json()).toEqual({
      date,
    });
  });

  it('B3-21: every day of three years is one day after the one before', () => {
    const first = calendarDate('2026-01-01');
    const days = Array.from({ length: 3 * 365 }, (_, count) => addDays(first, count));
    expect(days.map((day) => daysBetween(first, day))).toEqual(days.map((_, count) => count));
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual(expect.arrayContaining(['2026-03-08', '2026-11-01', '2028-02-29']));
  });
});
