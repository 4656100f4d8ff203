import type { Way } from '@sendahead/shared-contracts/travelers/ways';
import * as fc from 'fast-check';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const price = (form: object) => guest.send('POST', '/refactor/v5/ship/ship_price', { body: form });
const services = (form: object) =>
  guest.send('POST', '/refactor/v5/ship/combined_services_options', { body: form });

interface Group {
  readonly own: Way;
  readonly bags: readonly (Way | undefined)[];
}
/** The price of one golf bag on a leg, alone and as part of a round trip. */
const loneCents = 11_000;
const bothCents = 10_450;

const { golf: _, ...casey } = oneWayForm.traveler?.['1'] ?? {};
const bag = { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'hard_case' };
const formOf = (groups: readonly Group[]) => ({
  ...roundTripForm,
  traveler: Object.fromEntries(
    groups.map(({ own, bags }, index) => [
      String(index + 1),
      {
        ...casey,
        t_round_trip: String(own === 'both'),
        golf: Object.fromEntries(bags.map((way, row) => [String(row), { ...bag, ...(way ? { way } : {}) }])),
      },
    ]),
  ),
  t_ways: Object.fromEntries(groups.map(({ own }, index) => [String(index + 1), { way: own }])),
});

const way = fc.constantFrom<Way>('both', 'outbound', 'return');
const group = fc.record({
  own: way,
  bags: fc.array(fc.option(way, { nil: undefined }), { minLength: 1, maxLength: 4 }),
});

type Line = { leg: string | null; kind: string; amount_cents: number; id: string };
const shippingOf = (lines: Line[], leg: string): number =>
  lines
    .filter((line) => line.kind === 'shipping' && line.leg === leg)
    .reduce((sum, line) => sum + line.amount_cents, 0);

describe('bags of a round trip with their own direction', () => {
  it('TR-06 TL-04 OPEN-36 bags with their own direction cost on each leg the sum of its bags, and no combination crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 3 }), async (groups) => {
        const ways = groups.flatMap(({ own, bags }) => bags.map((each) => each ?? own));
        const both = ways.filter((each) => each === 'both').length;
        const [there, back] = (['outbound', 'return'] as const).map(
          (only) => ways.filter((each) => each === only).length,
        ) as [number, number];
        const answer = await price(formOf(groups));
        if (both + there === 0) {
          expect([answer.statusCode, answer.json().code]).toEqual([422, 'no_service']);
          return;
        }
        expect(answer.statusCode).toBe(200);
        const lines: Line[] = answer.json().orders[0].line_items;
        expect(shippingOf(lines, 'outbound')).toBe(both * bothCents + there * loneCents);
        expect(shippingOf(lines, 'return')).toBe(both * bothCents + back * loneCents);
        expect(answer.json().final_price_cents).toBe(lines.reduce((sum, line) => sum + line.amount_cents, 0));
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
      { numRuns: 25 },
    );
  });

  it('TL-04 SV-06 a leg without travelers has no services', async () => {
    const back = await services(formOf([{ own: 'return', bags: [undefined] }]));
    expect(back.statusCode).toBe(200);
    const { default_services: legs } = back.json();
    expect(legs.outbound.services).toEqual([]);
    expect(legs.return.services[0]).toMatchObject({ price_cents: loneCents });
  });

  it('TR-06 bags with their own direction with an unknown direction are refused at its field', async () => {
    const form = formOf([{ own: 'both', bags: ['sideways' as Way] }]);
    const answer = await price(form);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain('traveler.1.golf.0.way');
  });
});
