import fc from 'fast-check';
import { oneWayForm, roundTripForm } from '../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const posts = [
  '/refactor/v5/ship/ship_price',
  '/refactor/v5/ship/combined_services_options',
  '/refactor/ship_points/validate',
  '/refactor/check_club_info',
  '/api/v5/carts',
  '/api/v5/calendar/next_pickup_day',
  '/api/v5/calendar/next_available_day',
  '/users/user_exists',
];
const gets = [
  '/v2/zip_info',
  '/state_options',
  '/api/v5.2/auto-complete/facility',
  '/api/v5.2/auto-complete/address',
  '/api/v5/products/pickup_fee',
  '/api/v5.1/calendar/unavailable_days',
  '/api/v5.1/calendar/holidays',
];
const names = [
  'zip_code',
  'country_code',
  'country',
  'term',
  'brand',
  'brand_id',
  'facility_id',
  'sameday',
  'limit',
  'direction',
];
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '999999999',
    '1e309',
    'null',
    'true',
    '2026-11-24',
    '9999-12-31',
    '0001-01-01',
    '\u0000',
    '\ud800',
    'US',
    'golf',
    '10001',
  ),
);
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(nasty, nasty, { maxKeys: 3 }),
);

describe('any input', () => {
  it('any input never gets a 5xx as arbitrary JSON to every POST', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...posts),
        fc.oneof(
          fc.json(),
          fc.dictionary(nasty, value).map((body) => JSON.stringify(body)),
        ),
        async (url, body) => {
          const answer = await guest.send('POST', url, {
            body,
            headers: { 'content-type': 'application/json' },
          });
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('any input never gets a 5xx as a valid form with any one field changed', async () => {
    const form = fc.constantFrom(oneWayForm, roundTripForm);
    await fc.assert(
      fc.asyncProperty(
        form,
        fc.constantFrom(...posts.slice(0, 3)),
        fc.nat(),
        value,
        async (good, url, at, changed) => {
          const keys = Object.keys(good);
          const body = { ...good, [keys[at % keys.length] ?? '']: changed };
          const answer = await guest.send('POST', url, { body });
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('any input never gets a 5xx as arbitrary queries to every GET', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gets),
        fc.dictionary(fc.constantFrom(...names), nasty),
        async (url, query) => {
          const text = new URLSearchParams(query).toString();
          const answer = await guest.send('GET', `${url}?${text}`);
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('any input gets, if it is a valid shipment, a price whose lines add up to the total', async () => {
    const bag = fc.record({
      size: fc.constantFrom('golf-standard', 'golf-staff', 'golf-junior'),
      product_insurance: fc.constantFrom('0', '100000', '200000', '500000'),
    });
    const bags = fc.array(bag, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(bags, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(oneWayForm, roundTripForm),
        fc.constantFrom('', 'WELCOME10', 'FAIRWAY25'),
        async (people, form, coupon) => {
          const traveler = Object.fromEntries(
            people.map((rows, at) => [
              String(at + 1),
              {
                golf: {
                  product_count: String(rows.length),
                  ...Object.fromEntries(rows.map((row, index) => [String(index), row])),
                },
              },
            ]),
          );
          const answer = (
            await guest.send('POST', posts[0] ?? '', { body: { ...form, traveler, coupon } })
          ).json();
          const lines: { amount_cents: number; explain: { amount_cents: number }[] }[] =
            answer.orders[0].line_items;
          expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(answer.final_price_cents);
          for (const line of lines)
            expect(line.explain.reduce((sum, step) => sum + step.amount_cents, 0)).toBe(line.amount_cents);
          expect(answer.final_price_cents).toBeGreaterThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});
