import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, testInstant } from '../../testing/test-app.ts';
import { askingAs, fromClub } from './testing/service-requests.ts';

const server = startPerFile(startTestApp);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
let guest: Browser;
beforeAll(async () => {
  guest = await server.browser();
});
afterEach(() => server.moveClock(testInstant));

const { services, price } = askingAs(() => guest);
type Option = { service_type_system_name: string; service_name: string; hybrid: boolean };
const promises = (options: Option[]) =>
  options.map((option) => `${option.service_type_system_name} by ${option.service_name}`);

const hongKong = { d_country: 'HK', d_zip: '', d_state: 'HCW', d_city: 'Central', d_address: '1 Queens Rd' };
const berlin = {
  d_country: 'DE',
  d_zip: '10115',
  d_state: 'BE',
  d_city: 'Berlin',
  d_address: 'Invalidenstr 1',
};
const honolulu = { d_zip: '96815', d_state: 'HI', d_city: 'Honolulu' };

describe('lanes', () => {
  it.each([
    ['V0N 1B0', 'Whistler', 'BC'],
    ['E3C 1A1', 'Fredericton', 'NB'],
    ['K0K 2T0', 'Picton', 'ON'],
    ['P0M 1K0', 'Chapleau', 'ON'],
  ])('EP-24, EP-25 lanes have services to %s, whose address is valid', async (d_zip, d_city, d_state) => {
    const form = { ...oneWayForm, d_country: 'CA', d_zip, d_city, d_state, d_address: '1 Main St' };
    const checked = await guest.send('POST', '/refactor/ship_points/validate', { body: form });
    expect(checked.json().valid).toBe(true);
    const { outbound } = (await services(form)).json().default_services;
    expect(outbound.services.length).toBeGreaterThan(0);
  });

  it.each([
    ['Hong Kong, which has no postal codes', hongKong],
    ['Hong Kong, with the stand-in for a code', { ...hongKong, d_zip: '00000' }],
    ['Berlin', berlin],
  ])('EP-25, SV-02 lanes have two services to %s, with prices', async (_where, to) => {
    const { outbound } = (await services({ ...oneWayForm, ...to })).json().default_services;
    expect(promises(outbound.services)).toEqual([
      'INTERNATIONAL_ECONOMY by INTERNATIONAL ECONOMY',
      'INTERNATIONAL_PRIORITY by INTERNATIONAL PRIORITY',
    ]);
    const [economy] = outbound.services;
    const chosen = { pickup_carrier_service_level_id: String(economy.carrier_service_level_id) };
    const answer = (await price({ ...oneWayForm, ...to, ...chosen })).json();
    const [line] = answer.orders[0].line_items;
    expect(line.amount_cents).toBe(economy.price_cents);
    const steps: { amount_cents: number }[] = line.explain;
    expect(steps.reduce((sum, step) => sum + step.amount_cents, 0)).toBe(line.amount_cents);
  });

  it('EP-25, SV-02 lanes have services from a place without postal codes', async () => {
    const away = { o_country: 'AE', o_zip: '', o_state: 'DU', o_city: 'Dubai' };
    expect((await services({ ...oneWayForm, ...away })).statusCode).toBe(200);
  });

  it.each([
    ['a code of no form', { ...berlin, d_zip: '!' }],
    ['no code where there are codes', { ...berlin, d_zip: '' }],
    ['the stand-in where there are codes', { ...berlin, d_zip: '00000' }],
    ['an unknown code of a known country', { d_country: 'GB', d_zip: 'ZZ1 1AA' }],
    ['a country that nobody serves', { d_country: 'KP', d_zip: '1000' }],
  ])('ER-13 answer no_service to %s', async (_what, to) => {
    const answer = await services({ ...oneWayForm, ...to });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'no_service']);
  });

  it('TL-20, SV-10 lanes use the carrier product that serves the lane', async () => {
    const mainland = (await services(oneWayForm)).json().default_services.outbound.services;
    const island = (await services({ ...oneWayForm, ...honolulu })).json().default_services.outbound.services;
    expect(promises(mainland)[0]).toBe('DOMESTIC_GROUND by GROUND');
    expect(promises(island)[0]).toBe('DOMESTIC_GROUND by EXPRESS SAVER');
    expect(promises(mainland)).toContain('DOMESTIC_3_DAY by EXPRESS SAVER');
  });

  it('EN-17 lanes show which service travels by road and which by air', async () => {
    const chicago = { d_zip: '60601', d_state: 'IL', d_city: 'Chicago' };
    const list: Option[] = (await services({ ...oneWayForm, ...chicago })).json().default_services.outbound
      .services;
    const expedited = list.find((option) => option.service_type_system_name === 'DOMESTIC_EXPEDITED_GROUND');
    expect(expedited?.hybrid).toBe(true);
    expect(list.find((option) => option.service_name === 'GROUND')?.hybrid).toBe(false);
  });

  it('SV-14 lanes are limited, not without service, when only another carrier picks up at the club', async () => {
    const answer = await services(fromClub('1', { pickup_carrier: 'UPS' }));
    expect(answer.json()).toMatchObject({
      limited_service: true,
      default_services: { outbound: { services: [] } },
    });
    const dropped = await services(fromClub('1', { pickup_carrier: 'UPS', outbound_pickup: '0' }));
    expect(dropped.json()).toMatchObject({ limited_service: false });
    expect(dropped.json().default_services.outbound.services.length).toBeGreaterThan(0);
    expect((await price(fromClub('1', { pickup_carrier: 'UPS' }))).json().code).toBe('no_service');
  });

  it('EP-25, SV-13 respect return_drop_off_at_ups', async () => {
    const back = async (more: Record<string, string>) =>
      (await services({ ...roundTripForm, ...more })).json().default_services.return.services[0].carrier;
    expect([await back({}), await back({ return_drop_off_at_ups: 'true' })]).toEqual(['FedEx', 'UPS']);
  });
});

describe('the carrier’s cost', () => {
  it('RO-07 appears in the admin details only', async () => {
    const answers = [await services(oneWayForm), await price(oneWayForm), await price(oneWayForm, pro)];
    for (const answer of answers) expect(answer.body).not.toMatch(/cost|margin/i);
    expect((await price(oneWayForm, admin)).json().admin_details).toMatchObject({
      'Estimated cost': '$78.10',
      'Estimated margin': expect.stringMatching(/^\$\d+\.\d\d$/),
    });
  });
});

describe('a corrected rate', () => {
  it('EP-25, PR-10 anyone with the cart sees the corrected rate', async () => {
    const open = async () =>
      (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const [cart, other] = [await open(), await open()];
    const ask = async (token: string) =>
      (
        await guest.send('POST', '/refactor/v5/ship/combined_services_options', {
          body: { ...oneWayForm, cart_id: cart.id },
          headers: { 'x-cart-token': token },
        })
      ).json().has_valid_adjustment;
    expect(await ask(cart.cart_token)).toBe(false);
    const { id } = await server.context.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    await server.context.db
      .insertInto('rate_adjustments')
      .values({ cart_id: cart.id, amount_cents: -500, reason: 'test', actor_id: id, created_at: testInstant })
      .execute();
    expect([await ask(cart.cart_token), await ask(other.cart_token)]).toEqual([true, false]);
  });
});
