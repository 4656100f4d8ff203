import { allCalls } from '@sendahead/shared-contracts/call/catalogue';
import { testInstant } from '../testing/test-app.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { ask, type Values } from './testing/ask.ts';
import { type Operation, readOperations } from './testing/description.ts';
import { preparedValues } from './testing/follow-links.ts';
import { problemsOf } from './testing/judge-answer.ts';
import { browserOf } from './testing/role-browser.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let operations: Operation[] = [];
/** A club that is shut every day of the week. */
const shut = 7;
beforeAll(async () => {
  shop = await startWholeShop();
  operations = await readOperations(shop);
  await shop.context.db
    .updateTable('facilities')
    .set({ closed_weekdays: [1, 2, 3, 4, 5, 6, 7] })
    .where('id', '=', shut)
    .execute();
}, 120_000);
afterAll(() => shop.close(), 60_000);
beforeEach(() => shop.moveClock(testInstant));

const domains = ['geo', 'clubs', 'services', 'calendar', 'preferences', 'analytics', 'brands'];
const listed = allCalls.flatMap(({ name, row, errors }) =>
  domains.includes(name.split('.', 1)[0] ?? '')
    ? Object.entries(errors ?? {}).map(([code, status]) => ({ row, name, code, status }))
    : [],
);

type Change = (good: Values) => Values;
const path =
  (changed: Record<string, string>): Change =>
  (good) => ({ ...good, path: { ...good.path, ...changed } });
const query =
  (changed: Record<string, unknown>): Change =>
  (good) => ({ ...good, query: { ...good.query, ...changed } });
const header =
  (changed: Record<string, unknown>): Change =>
  (good) => ({ ...good, header: { ...good.header, ...changed } });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const merged = (into: unknown, changed: Record<string, unknown>): Record<string, unknown> => {
  const base = isRecord(into) ? into : {};
  const values = Object.entries(changed).map(([key, value]) => [
    key,
    isRecord(value) ? merged(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(values) };
};
const body =
  (changed: Record<string, unknown>): Change =>
  (good) => ({ ...good, body: merged(good.body, changed) });

const nobody = '999999';
const ofAnotherCart = header({ 'x-cart-token': 'A'.repeat(43) });
const answersOf = (change: Record<string, unknown>) => body({ club_preferences_answer: change });

/** What of a good request has to change for a call to refuse with a code that it lists. */
const provoked: Record<string, Record<string, Change>> = {
  'brands.header': { brand_not_found: query({ brand_header: 'nobody' }) },
  'brands.microsite': { microsite_not_found: path({ id: nobody }) },
  'calendar.close-days': { club_not_found: path({ facility: nobody }) },
  'calendar.ship-date': {
    club_not_found: path({ facility: nobody }),
    no_working_day: path({ facility: String(shut) }),
  },
  'calendar.next-available-day': {
    club_not_found: body({ destination: '9999' }),
    no_working_day: body({ destination: String(shut) }),
  },
  'calendar.next-pickup-day': {
    club_not_found: body({ facility_id: nobody }),
    no_working_day: body({ facility_id: shut }),
  },
  'calendar.cut-off-times': {
    club_not_found: body({ club_id: nobody }),
    no_working_day: body({ club_id: shut }),
  },
  'clubs.check-club-info': { club_not_found: body({ club_id: nobody }) },
  'clubs.check-club-note': { club_not_found: body({ club_id: nobody }) },
  'clubs.club-user-note': { club_not_found: path({ club_id: nobody }) },
  'clubs.consumer-note': { club_not_found: path({ club_id: nobody }) },
  'clubs.facility': { club_not_found: path({ id: nobody }) },
  'clubs.json': { club_not_found: path({ id: nobody }) },
  'clubs.set-pickup-fee': { club_not_found: path({ id: nobody }) },
  'clubs.clear-pickup-fee': { club_not_found: path({ id: nobody }) },
  'geo.eircode-details': { place_not_found: body({ suggestion_id: 'zip-IE-ZZZ' }) },
  'geo.place-details': { place_not_found: path({ id: 'zip-US-00000' }) },
  'geo.blocked-address': {
    address_not_blocked: query({
      blocked_address: {
        address: '1 Open Road',
        address_2: '',
        zip: '10001',
        city: 'New York',
        state: 'NY',
        country_code: 'US',
      },
    }),
  },
  'preferences.question-sets': { club_not_found: path({ club_id: nobody }) },
  'preferences.of-order': { order_not_found: path({ orderId: 'ord_5hJx9RbW2cLd7QeZ' }) },
  'preferences.golf-answers': {
    cart_not_found: ofAnotherCart,
    club_not_found: answersOf({ club_id: nobody }),
    answers_incomplete: answersOf({ answers: [] }),
  },
  'preferences.camps-answers': {
    cart_not_found: ofAnotherCart,
    club_not_found: answersOf({ club_id: nobody }),
    answers_incomplete: answersOf({
      answers: [{ question: 'Nobody asked', answer: 'no', type: 'logical', traveler_id: '1' }],
    }),
  },
  'preferences.international-info': {
    cart_not_found: ofAnotherCart,
    dates_out_of_order: body({ international_info: { date_of_departure: '2026-11-30' } }),
  },
  'services.combined-services-options': {
    no_service: body({ d_country: 'US', d_zip: '09012', d_state: 'AE', d_city: 'APO' }),
  },
};

describe('a refusal that a call lists', () => {
  it.each(listed)('$row $name: $status $code', async ({ name, code, status }) => {
    const change = provoked[name]?.[code];
    if (!change) throw new Error(`nothing provokes ${code} of ${name}`);
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`${name} is not served`);
    const browser = await browserOf(shop, operation['x-roles'].at(-1) ?? 'guest');
    const good = await preparedValues(browser, operation, operations);
    const { answer } = await ask(browser, operation, change(good));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(problemsOf(operation, answer)).toEqual([]);
  });
});
