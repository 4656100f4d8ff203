import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
const people = new Map<string, Browser>();
beforeAll(async () => {
  server = await startTestApp();
  for (const name of ['guest', 'customer', 'pro', 'admin']) {
    const browser = await server.browser();
    if (name !== 'guest') await browser.signIn(name);
    people.set(name, browser);
  }
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = people.get(name);
  if (!browser) throw new Error(`nobody called ${name}`);
  return browser;
};
const read = async (path: string, who = 'guest') => (await as(who).send('GET', path)).json();
const info = async (club_id: number, who = 'guest') =>
  (await as(who).send('POST', '/refactor/check_club_info', { body: { club_id } })).json();

describe('the details of a facility', () => {
  it('EP-19, EN-03 the details of a facility contain its courier, its prices, the accepted items, and its sessions', async () => {
    expect(await read('/api/v5.1/facilities/3001')).toMatchObject({
      id: 3001,
      club_id: 3001,
      logistics_provider: { id: 2, name: 'Camp Trucking', pickup: true, delivery: false },
      custom_fees: [],
      club_products: expect.arrayContaining(['trunk-standard']),
      club_sessions: [
        { id: 1, name: 'First session', starts_on: '2027-06-19', ends_on: '2027-07-16' },
        { id: 2, name: 'Second session', starts_on: '2027-07-18', ends_on: '2027-08-13' },
      ],
    });
    expect((await read('/api/v5.1/facilities/6')).custom_fees).toEqual([
      { pickup_fee_id: 3, price_cents: 500 },
    ]);
  });

  it('EP-19 the details of a facility name the services of another courier there, or that it has no service', async () => {
    const of = async (id: number) =>
      (await read(`/api/v5.1/facilities/5?logistics_provider_id=${id}`)).logistics_provider;
    expect(await of(1)).toMatchObject({ name: 'Club Courier', pickup: true, delivery: true });
    expect(await of(3)).toMatchObject({ name: 'Last Mile Valet', pickup: false, delivery: true });
    expect([await of(2), await of(999)]).toEqual([null, null]);
    expect((await as('guest').send('GET', '/api/v5.1/facilities/5?logistics_provider_id=x')).statusCode).toBe(
      400,
    );
  });

  it('EP-12, EN-18, SV-12 the details of a facility offer the carriers of the courier where it picks up, and the club’s own elsewhere', async () => {
    expect(await info(5)).toMatchObject({
      logistics_provider: { name: 'Club Courier' },
      pickup_carriers: [
        { value: 'FEDEX', label: 'FedEx' },
        { value: 'UPS', label: 'UPS' },
      ],
      carrier_options: { FEDEX: 'FedEx', UPS: 'UPS' },
    });
    expect((await info(3001)).pickup_carriers.map(({ value }: { value: string }) => value)).toEqual([
      'UPS',
      'FEDEX',
    ]);
    const valet = await info(11);
    expect(valet.logistics_provider).toMatchObject({ name: 'Last Mile Valet', pickup: false });
    expect(valet.pickup_carriers).toEqual([{ value: 'FEDEX', label: 'FedEx' }]);
    const none = await info(4);
    expect([none.pickup_carriers, none.club_info.has_pickup_carriers]).toEqual([[], false]);
  });

  it.each(['/api/v5.1/facilities/1', '/clubs/1/json'])(
    'EP-16, EP-19 the details of a facility show its staff only to themselves and to admins (%s)',
    async (path) => {
      for (const who of ['guest', 'customer']) {
        const facility = await read(path, who);
        expect(facility).not.toHaveProperty('club_users');
        expect(facility).not.toHaveProperty('club_pro_products');
      }
      for (const who of ['pro', 'admin']) {
        expect(await read(path, who)).toMatchObject({
          club_pro_products: expect.arrayContaining(['golf-standard']),
          club_users: [expect.objectContaining({ email: 'pro@demo.test' })],
        });
      }
    },
  );

  it('EP-12, RO-03 the details of a facility show a club user no staff of another club', async () => {
    expect((await info(2, 'pro')).club_info).not.toHaveProperty('club_users');
    expect((await info(1, 'pro')).club_info.club_users).toHaveLength(1);
    expect((await info(1, 'customer')).club_info).not.toHaveProperty('club_users');
  });
});
