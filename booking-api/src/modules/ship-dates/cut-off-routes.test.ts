import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

/** Sessions end when the clock advances by days. */
const at = async (instant: string) => {
  server.moveClock(instant);
  guest = await server.browser();
};
const dropOff = (body: unknown) => guest.send('POST', '/api/v5/calendar/same_day_drop_off_cut_off', { body });
const cutOff = (body: unknown) => guest.send('POST', '/api/cut_off_times', { body });

describe('same-day drop-off', () => {
  it.each([
    ['the afternoon in New York', '2026-11-23T20:00:00Z', '10001', 'US', false, '2026-11-23'],
    ['the evening in New York', '2026-11-23T23:30:00Z', '10001', 'US', true, '2026-11-24'],
    ['the same instant in Los Angeles', '2026-11-23T23:30:00Z', '90012', 'US', false, '2026-11-23'],
    ['early afternoon in Hawaii', '2026-11-24T00:30:00Z', '96743', 'US', false, '2026-11-23'],
    ['late afternoon in Hawaii', '2026-11-24T01:30:00Z', '96743', 'US', true, '2026-11-24'],
    ['Tuesday morning in Guam, Monday elsewhere', '2026-11-23T23:30:00Z', '96910', 'GU', false, '2026-11-24'],
    ['half past four in Newfoundland', '2026-11-23T20:01:00Z', 'A1C 5M3', 'CA', false, '2026-11-23'],
    ['half past five in Newfoundland', '2026-11-23T21:01:00Z', 'A1C 5M3', 'CA', true, '2026-11-24'],
    ['the evening in London', '2026-11-23T18:30:00Z', 'SW1A 1AA', 'GB', true, '2026-11-24'],
    ['Dublin by its Eircode', '2026-11-23T12:30:00Z', 'D02 AF30', 'IE', false, '2026-11-23'],
    ['the eve of Thanksgiving, too late', '2026-11-25T23:30:00Z', '10001', 'US', true, '2026-11-27'],
    ['Thanksgiving itself', '2026-11-26T15:00:00Z', '10001', 'US', true, '2026-11-27'],
    ['a Saturday', '2026-11-28T15:00:00Z', '10001', 'US', true, '2026-11-30'],
    ['New Year’s Eve, too late', '2026-12-31T23:30:00Z', '10001', 'US', true, '2027-01-04'],
    ['the hour that summer time skips', '2027-03-14T07:30:00Z', '10001', 'US', true, '2027-03-15'],
    ['July 4 on a Sunday, kept on Monday', '2027-07-05T15:00:00Z', '10001', 'US', true, '2027-07-06'],
  ])(
    'EP-30, OPEN-48, TL-18 uses the cut-off of %s',
    async (_when, instant, postal_code, country_code, past, next_day) => {
      await at(instant);
      expect((await dropOff({ postal_code, country_code })).json()).toEqual({ past, next_day });
    },
  );

  it('EP-30 falls back to the state, then the country, for an unknown code', async () => {
    await at('2026-11-24T00:30:00Z');
    const unknown = { postal_code: '00000', country_code: 'US' };
    expect((await dropOff({ ...unknown, province: 'CA' })).json().past).toBe(false);
    expect((await dropOff({ ...unknown, province: 'NY' })).json().past).toBe(true);
    expect((await dropOff({ postal_code: '100-0001', country_code: 'JP' })).json()).toEqual({
      past: false,
      next_day: '2026-11-24',
    });
  });

  it.each([
    {},
    { postal_code: '1'.repeat(11), country_code: 'US' },
    { postal_code: '10001', country_code: 'us' },
    { postal_code: '10001', country_code: 'US', past: false },
  ])('EP-30 refuses %j', async (body) => {
    expect((await dropOff(body)).statusCode).toBe(400);
  });
});

describe('the cut-off of today', () => {
  it('EP-31, OPEN-64, TL-18 reports that today’s cut-off has passed, and the next day', async () => {
    await at('2026-11-23T15:00:00Z');
    const newYork = { country_code: 'US', zip: '10001', state: 'NY', city: 'New York' };
    expect((await cutOff(newYork)).json()).toEqual({
      success: false,
      new_date: '2026-11-23',
      origin_local_hour: 10,
    });
    await at('2026-11-23T21:30:00Z');
    expect((await cutOff(newYork)).json()).toEqual({
      success: true,
      new_date: '2026-11-24',
      origin_local_hour: 16,
    });
    expect((await cutOff({ ...newYork, drop_off: 'true' })).json()).toMatchObject({ success: false });
  });

  it('EP-31 uses the server’s clock, not that of the page', async () => {
    await at('2026-11-23T21:30:00Z');
    const late = { country_code: 'US', zip: '10001', client_local_time: '2026-11-23T08:00:00-05:00' };
    expect((await cutOff(late)).json()).toMatchObject({ success: true, origin_local_hour: 16 });
  });

  it('EP-31, TL-11 skips the closed days of the club', async () => {
    await at('2026-11-23T15:00:00Z');
    const club = { club_id: 1, country_code: 'US', zip: '28374' };
    expect((await cutOff(club)).json()).toMatchObject({ success: true, new_date: '2026-11-24' });
    expect((await cutOff({ ...club, drop_off: 'true' })).json()).toMatchObject({ success: false });
    expect((await cutOff({ ...club, club_id: 999_999 })).json().code).toBe('club_not_found');
  });

  it('EP-31 reads a form like JSON and refuses malformed input', async () => {
    await at('2026-11-23T15:00:00Z');
    const form = await guest.send('POST', '/api/cut_off_times', {
      body: 'club_id=1&country_code=US&zip=28374&drop_off=false',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.json()).toMatchObject({ success: true, new_date: '2026-11-24' });
    expect((await cutOff({ country_code: 'US' })).statusCode).toBe(400);
    expect((await cutOff({ country_code: 'US', zip: '10001', drop_off: 'maybe' })).statusCode).toBe(400);
  });
});
