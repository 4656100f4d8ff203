import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const price = async (form: object) =>
  (await guest.send('POST', '/refactor/v5/ship/ship_price', { body: form })).json();
const services = async (form: object) =>
  (await guest.send('POST', '/refactor/v5/ship/combined_services_options', { body: form })).json();

const casey = oneWayForm.traveler?.['1'] ?? {};
const stays = { ...casey, t_round_trip: 'false' };
const comesBack = { ...casey, t_round_trip: 'true' };

type Line = { id: string; amount_cents: number };
const shipping = (answer: { orders: { line_items: Line[] }[] }) =>
  Object.fromEntries(
    (answer.orders[0]?.line_items ?? [])
      .filter(({ id }) => id.endsWith('golf-standard'))
      .map(({ id, amount_cents }) => [id, amount_cents]),
  );

describe('the round-trip discount', () => {
  it.each([
    ['whose only traveler stays', { ...oneWayForm, roundtrip: 'true', traveler: { '1': stays } }],
    ['whose only traveler stays, return chosen', { ...roundTripForm, traveler: { '1': stays } }],
  ])(
    'OPEN-36, ER-07 the round-trip discount does not apply to a round trip %s, and neither do its coupons',
    async (_, form) => {
      const plain = await price(oneWayForm);
      const result = await price(form);
      expect([result.final_price_cents, shipping(result)]).toEqual([12_495, shipping(plain)]);
      expect(JSON.stringify(result)).not.toContain('Round trip');
      expect(await price({ ...form, coupon: 'THEREANDBACK' })).toMatchObject({
        coupon: null,
        coupon_roundtrip_invalid: true,
        final_price_cents: 12_495,
      });
      expect((await price({ ...form, coupon: 'WELCOME10' })).coupon_notice).toBeNull();
    },
  );

  it('OPEN-36, ER-07 applies once the return has a service; its coupons apply before that', async () => {
    const form = { ...oneWayForm, roundtrip: 'true' };
    expect(await price(form)).toMatchObject({ final_price_cents: 12_495 });
    expect(await price({ ...form, coupon: 'THEREANDBACK' })).toMatchObject({
      coupon: { code: 'THEREANDBACK', amount_cents: 1650 },
      coupon_roundtrip_invalid: false,
      coupon_error: null,
      final_price_cents: 12_495 - 1650,
    });
  });

  it('OPEN-36, BR-02 applies to the bags that return, and not to others', async () => {
    const form = { ...roundTripForm, traveler: { '1': comesBack, '2': stays } };
    const result = await price(form);
    expect(shipping(result)).toEqual({
      'outbound-1-golf-standard': 10_450,
      'outbound-2-golf-standard': 11_000,
      'return-1-golf-standard': 10_450,
    });
    expect(await price({ ...form, coupon: 'THEREANDBACK' })).toMatchObject({
      coupon: { code: 'THEREANDBACK' },
      coupon_roundtrip_invalid: false,
    });
  });

  it('OPEN-36, EN-17 the round-trip discount is included in the prices of services, per leg and traveler, as in the total price', async () => {
    const form = { ...roundTripForm, traveler: { '1': comesBack, '2': stays, '3': comesBack } };
    const { default_services: legs, travelers } = await services(form);
    expect(legs.outbound.services[0]).toMatchObject({ price_cents: 31_900, alternate_price_cents: 33_000 });
    expect(legs.return.services[0]).toMatchObject({ price_cents: 20_900 });
    const outbound = travelers.map(
      (traveler: { outbound: { services: { price_cents: number }[] } }) =>
        traveler.outbound.services[0]?.price_cents,
    );
    expect(outbound).toEqual([10_450, 11_000, 10_450]);
    const result = await price(form);
    const pickup = 1495;
    expect(result.outbound_price_cents).toBe(31_900 + pickup);
    expect(result.return_price_cents).toBe(20_900 + pickup);
  });
});

describe('services of a round trip', () => {
  it('SV-06, BR-02 services of a round trip include no return for a traveler who stays, and none when no one returns', async () => {
    const backOf = (answer: { travelers: { return_shipments: { services: unknown[] } }[] }) =>
      answer.travelers.map(({ return_shipments }) => return_shipments.services.length);
    expect(backOf(await services({ ...roundTripForm, traveler: { '1': comesBack, '2': stays } }))).toEqual([
      5, 0,
    ]);
    const alone = await services({ ...roundTripForm, traveler: { '1': stays } });
    expect([backOf(alone), alone.default_services.return.services]).toEqual([[0], []]);
    expect(alone.default_services.outbound.services[0]).toMatchObject({
      price_cents: 11_000,
      alternate_price_cents: null,
    });
  });
});
