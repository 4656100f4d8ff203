import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

describe('clubs', () => {
  it('EP-12, AD-24 returns every detail of a chosen club', async () => {
    const answer = (await guest.send('POST', '/refactor/check_club_info', { body: { club_id: 1 } })).json();
    expect(answer).toMatchObject({
      club_info: {
        id: 1,
        club_id: 1,
        ship_to_address: { city: 'Pinehurst', state: 'NC' },
        time_zone: 'America/New_York',
        closed_monday: true,
        closed_tuesday: false,
      },
      carrier_preferences: ['FEDEX'],
      pickup_carriers: [{ value: 'FEDEX', label: 'FedEx' }],
    });
  });

  it('EP-19 returns a facility by its id, and 404 for an unknown id', async () => {
    expect((await guest.send('GET', '/api/v5.1/facilities/1')).json()).toMatchObject({
      id: 1,
      name: expect.any(String),
    });
    for (const path of ['/api/v5.1/facilities/999999', '/api/v5/calendar/999999/close_days']) {
      const answer = await guest.send('GET', path);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'club_not_found']);
    }
    expect(
      (await guest.send('POST', '/refactor/check_club_info', { body: { club_id: 999_999 } })).statusCode,
    ).toBe(404);
    expect((await guest.send('GET', '/api/v5.1/facilities/1%20or%201=1')).statusCode).toBe(400);
  });

  it('seeds more than 200 facilities of every brand, each in a real town', async () => {
    const rows = await server.context.db
      .selectFrom('facilities')
      .select(['brand_slugs', 'time_zone', 'zip'])
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const brands = new Set(rows.flatMap((row) => row.brand_slugs));
    expect([...brands].sort()).toEqual([
      'camps',
      'cruise',
      'golf',
      'luggagefree',
      'play',
      'schools',
      'ski',
      'sticks',
      'travel',
    ]);
    expect(rows.every((row) => /^\d{5}$/.test(row.zip) && row.time_zone.includes('/'))).toBe(true);
  });
});
