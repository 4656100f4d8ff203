import fc from 'fast-check';
import qs from 'qs';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const text = fc.oneof(
  fc.constantFrom('1', '3', '10001', 'US', 'IE', 'origin', 'true', 'zip-IE-D02', 'D02 AF30', '2026-12-01'),
  fc.string({ maxLength: 12 }),
);
const flag = fc.constantFrom('true', 'false');
const bodies: [string, fc.Arbitrary<Record<string, unknown>>][] = [
  [
    '/refactor/check_club_note',
    fc.record({
      club_id: fc.constantFrom('1', '3', 'x', '999999'),
      direction: fc.constantFrom('origin', 'destination', 'up'),
    }),
  ],
  [
    '/api/cut_off_times',
    fc.record(
      { country_code: fc.constantFrom('US', 'CA', 'xx'), zip: text, drop_off: flag, state: text },
      { requiredKeys: ['zip'] },
    ),
  ],
  [
    '/api/v5/calendar/same_day_drop_off_cut_off',
    fc.record(
      { postal_code: text, country_code: fc.constantFrom('US', 'GB', 'IE'), province: text },
      { requiredKeys: [] },
    ),
  ],
  [
    '/api/v5/auto-complete/eircode-details',
    fc.record({ suggestion_id: text, query: text, country_code: fc.constantFrom('IE', 'US') }),
  ],
  [
    '/api/v5/international_info',
    fc.record({ international_info: fc.record({ cart_id: text, date_of_arrival: text, terms: flag }) }),
  ],
];

describe('forms with bracket names', () => {
  it.each(bodies)('%s answers a form like JSON of the same shape', async (url, body) => {
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        const json = await guest.send('POST', url, { body: given });
        const form = await guest.send('POST', url, {
          body: qs.stringify(given),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        const said = (answer: typeof json) => {
          const { trace_id: _, ...rest } = answer.json();
          return [answer.statusCode, rest];
        };
        if (json.statusCode !== 429 && form.statusCode !== 429) expect(said(form)).toEqual(said(json));
      }),
      { numRuns: 30 },
    );
  });
});
