import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let camper: Browser;
let student: Browser;
beforeAll(async () => {
  server = await startTestApp();
  server.moveClock('2027-04-20T15:00:00Z');
  camper = await server.browser('camps.localhost:4000');
  student = await server.browser('schools.localhost:4000');
});
afterAll(() => server.close());

const trunk = (pickup_date: string, more: Record<string, string> = {}) => ({
  ...oneWayForm,
  ...more,
  pickup_date,
  traveler: {
    '1': { trunk: { product_count: '1', '0': { size: 'trunk-standard', product_insurance: '100000' } } },
  },
});
const price = async (body: unknown, browser = camper) =>
  (await browser.send('POST', '/refactor/v5/ship/ship_price', { body })).json();
const shipping = (answer: { orders: { line_items: { kind: string }[] }[] }) =>
  answer.orders[0]?.line_items.find(({ kind }) => kind === 'shipping');

describe('a promotion', () => {
  it('PR-06, EN-17 lowers the price on its days as a separate step, next to the retail price', async () => {
    const [eve, day] = [await price(trunk('2027-04-29')), await price(trunk('2027-05-04'))];
    const { amount_cents: retail } = shipping(eve) as unknown as { amount_cents: number };
    const less = Math.floor((retail * 10 + 50) / 100);
    expect(shipping(eve)).toMatchObject({ original_price_cents: null });
    expect(shipping(day)).toMatchObject({
      amount_cents: retail - less,
      original_price_cents: retail,
      explain: expect.arrayContaining([{ label: 'Early trunks, 10% less', amount_cents: -less }]),
    });
    const listed = await camper.send('POST', '/refactor/v5/ship/combined_services_options', {
      body: trunk('2027-05-04'),
    });
    expect(listed.json().default_services.outbound.services[0]).toMatchObject({
      price_cents: retail - less,
      alternate_price_cents: retail,
    });
  });

  it('PR-06 applies at its brand only', async () => {
    expect(shipping(await price(trunk('2027-05-04'), student))).toMatchObject({ original_price_cents: null });
  });

  it('ER-09, PR-07 a promotion is replaced by a coupon, and the answer reports that', async () => {
    const answer = await price(trunk('2027-05-04', { coupon: 'WELCOME10' }));
    expect(shipping(answer)).toMatchObject({ original_price_cents: null });
    expect(answer.coupon_notice).toContain('promotional price');
    const plain = await price(trunk('2027-04-29', { coupon: 'WELCOME10' }));
    expect(plain.coupon_notice).toBeNull();
  });
});
