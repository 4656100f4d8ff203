import * as fc from 'fast-check';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../testing/shipment-forms.ts';
import { type Browser, startTestApp, testInstant } from '../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
let camper: Browser;
beforeAll(async () => {
  camper = await server.browser('camps.localhost:4000');
});
afterEach(() => server.moveClock(testInstant));

const price = (form: object, browser = camper) =>
  browser.send('POST', '/refactor/v5/ship/ship_price', { body: form });

const named = (name: string) => ({
  ...oneWayForm.traveler?.['1'],
  golf: undefined,
  t_first_name: name,
  t_last_name: 'Lee',
  trunk: { product_count: '1', '0': { size: 'trunk-standard', product_insurance: '100000' } },
});
const names = ['Ann', 'Mia', 'Tom', 'Zoe'];
const camp = {
  ...oneWayForm,
  traveler: Object.fromEntries(names.map((name, index) => [String(index + 1), named(name)])),
};
const golfer = (golfer_id: string, pickup_type: string, more = {}) => ({ golfer_id, pickup_type, ...more });

type Line = { kind: string; id: string; leg: string; title: string; amount_cents: number };
async function pickupsOf(form: object, browser = camper): Promise<Line[]> {
  const answer = await price(form, browser);
  expect(answer.statusCode).toBe(200);
  const lines: Line[] = answer.json().orders[0].line_items;
  expect(answer.json().final_price_cents).toBe(lines.reduce((sum, line) => sum + line.amount_cents, 0));
  return lines.filter(({ kind }) => kind === 'pickup');
}

/** The price of each handover at a home: the counter, the carrier, and the hourly windows. */
const feeCents: Readonly<Record<string, number>> = { 0: 0, 1: 1495, 5: 3495, 6: 2495, 7: 1995 };
const way = fc.constantFrom(...Object.keys(feeCents));

describe('a separate pickup for each traveler', () => {
  it('MD-03 EN-23 costs one fee for each pickup option in use, never less, in any order of the travelers', async () => {
    await fc.assert(
      fc.asyncProperty(
        way,
        fc.array(fc.option(way, { nil: undefined }), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        async (first, others, turned) => {
          const said = others.flatMap((own, index) => (own ? [golfer(String(index + 2), own)] : []));
          const lines = await pickupsOf({
            ...camp,
            outbound_pickup: first,
            golfers: Object.fromEntries((turned ? said.toReversed() : said).entries()),
          });
          const used = new Set([first, ...others.map((own) => own ?? first)]);
          const due = [...used].reduce((sum, id) => sum + (feeCents[id] ?? 0), 0);
          expect(lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(due);
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('MD-03 a line names the travelers of a pickup, when there are several', async () => {
    const lines = await pickupsOf({ ...camp, golfers: { 0: golfer('2', '5'), 1: golfer('4', '5') } });
    expect(lines.map(({ title, amount_cents }) => [title, amount_cents])).toEqual([
      ['Pickup at your address for Ann Lee, Tom Lee', 1495],
      ['Pickup between 9 AM and 10 AM for Mia Lee, Zoe Lee', 3495],
    ]);
    const alike = await pickupsOf({ ...camp, golfers: { 0: golfer('2', '1') } });
    expect(alike.map(({ title }) => title)).toEqual(['Pickup at your address']);
  });

  it('MD-03 each leg can have separate pickups', async () => {
    const lines = await pickupsOf({
      ...roundTripForm,
      traveler: camp.traveler,
      return_golfers: { 0: golfer('3', '6') },
    });
    expect(lines.map(({ leg, amount_cents }) => [leg, amount_cents])).toEqual([
      ['outbound', 1495],
      ['return', 1495],
      ['return', 2495],
    ]);
  });

  it('ER-11 expires with one traveler’s window as with the window of all', async () => {
    const today = {
      ...camp,
      pickup_date: '2026-11-23',
      outbound_pickup: '0',
      golfers: { 0: golfer('2', '4') },
    };
    expect((await price(today)).json()).toMatchObject({ pickup_date_error: false });
    server.moveClock('2026-11-23T21:00:00Z');
    expect((await price(today)).json()).toMatchObject({
      pickup_date_error: true,
      pickup_date_error_message: 'It’s too late for Same-day pickup today.',
    });
  });
});

describe('attack 41: a pickup without its fee', () => {
  it('a traveler without a pickup joins the first traveler’s, in one visit with its fee', async () => {
    const lines = await pickupsOf(camp);
    expect(lines.map(({ title, amount_cents }) => [title, amount_cents])).toEqual([
      ['Pickup at your address', 1495],
    ]);
  });

  it.each([
    ['a traveler twice', { 0: golfer('2', '5'), 1: golfer('2', '0') }, 'golfers.1.golfer_id', 'repeated'],
    ['a traveler of another cart', { 0: golfer('9', '0') }, 'golfers.0.golfer_id', 'unknown'],
    ['a name for a traveler', { 0: golfer('constructor', '0') }, 'golfers.0.golfer_id', 'malformed'],
    ['a word for the way', { 0: golfer('2', 'soon') }, 'golfers.0.pickup_type', 'unknown'],
    ['no way', { 0: golfer('2', '') }, 'golfers.0.pickup_type', 'unknown'],
    ['a way below nothing', { 0: golfer('2', '-1') }, 'golfers.0.pickup_type', 'unknown'],
    ['a way that does not exist', { 0: golfer('2', '999') }, 'golfers.0.pickup_type', 'unknown'],
    ['the way of staff', { 0: golfer('2', '2') }, 'golfers.0.pickup_type', 'unknown'],
    ['the free driver of a club', { 0: golfer('2', '3') }, 'golfers.0.pickup_type', 'unknown'],
    ['the window of today', { 0: golfer('2', '4') }, 'golfers.0.pickup_type', 'unknown'],
    [
      'the first traveler in addition to the leg',
      { 0: golfer('1', '0') },
      'golfers.0.pickup_type',
      'unknown',
    ],
    [
      'a kind that is not sent',
      { 0: golfer('2', '5', { pickup_item_type: 'bike' }) },
      'golfers.0.pickup_item_type',
      'unknown',
    ],
  ])('MD-03 refuses a pickup with %s', async (_what, golfers, path, code) => {
    const answer = await price({ ...camp, golfers });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path, code }]]);
  });

  it('MD-03 refuses a traveler without bags on the leg', async () => {
    const traveler = { ...camp.traveler, 3: { ...named('Tom'), t_round_trip: 'false' } };
    const answer = await price({ ...roundTripForm, traveler, return_golfers: { 0: golfer('3', '0') } });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ path: 'return_golfers.0.golfer_id', code: 'unknown' }],
    ]);
  });

  it('RO-07 staff waive the leg’s pickup fee; a separate pickup keeps its fee', async () => {
    const admins = await server.browser('camps.localhost:4000');
    await admins.signIn('admin');
    const lines = await pickupsOf(
      { ...camp, outbound_pickup: '2', golfers: { 0: golfer('2', '5') } },
      admins,
    );
    expect(lines.map(({ amount_cents }) => amount_cents)).toEqual([3495]);
    expect((await price({ ...camp, golfers: { 0: golfer('2', '2') } }, admin)).statusCode).toBe(400);
  });
});
