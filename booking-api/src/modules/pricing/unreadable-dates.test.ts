import { roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
});
afterAll(() => server.close());

const calls = ['ship_price', 'combined_services_options'];
const ask = (call: string, more: object) =>
  guest.send('POST', `/refactor/v5/ship/${call}`, { body: { ...roundTripForm, ...more } });

describe.each(calls)('%s', (call) => {
  it.each([
    ['pickup_date', '2026-02-30'],
    ['pickup_date', 'tomorrow'],
    ['pickup_date', '11/31/2026'],
    ['arrival_date', '2026-13-01'],
    ['return_pickup_date', '2027-02-29'],
    ['return_arrival_date', 'never'],
  ])('EN-27, EN-06 refuses %s=%s, which is not a date, at its field', async (path, text) => {
    const answer = await ask(call, { [path]: text });
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
      400,
      'malformed',
      [{ path, code: 'not_a_date' }],
    ]);
  });

  it('EN-27 treats an empty date as not chosen yet', async () => {
    expect((await ask(call, { arrival_date: '', return_arrival_date: '' })).statusCode).toBe(200);
  });
});
