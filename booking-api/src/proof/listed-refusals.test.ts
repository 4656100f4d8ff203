import { allCalls } from '@sendahead/shared-contracts/call/catalogue';
import { testInstant } from '../testing/test-app.ts';
import { signedIn } from '../workflows/testing/booking.ts';
import { placeOrder } from '../workflows/testing/shipping.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { ask } from './testing/ask.ts';
import { type Operation, readOperations } from './testing/description.ts';
import { preparedValues } from './testing/follow-links.ts';
import { problemsOf } from './testing/judge-answer.ts';
import { provokedBookings } from './testing/provoked-bookings.ts';
import { provokedLookups, shutClub } from './testing/provoked-lookups.ts';
import { browserOf } from './testing/role-browser.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let operations: Operation[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  operations = await readOperations(shop);
  await placeOrder(shop, await signedIn(shop));
  await shop.context.db
    .updateTable('facilities')
    .set({ closed_weekdays: [1, 2, 3, 4, 5, 6, 7] })
    .where('id', '=', shutClub)
    .execute();
}, 120_000);
afterAll(() => shop.close(), 60_000);
beforeEach(() => shop.moveClock(testInstant));

const provoked = { ...provokedLookups, ...provokedBookings };
/** Their refusals have stories of their own: place-order and change-order. */
const told = ['payments.process-payment', 'payments.club-billing', 'orders.change', 'orders.change-price'];
const listed = allCalls.flatMap(({ name, row, errors }) =>
  told.includes(name)
    ? []
    : Object.entries(errors ?? {}).map(([code, status]) => ({ row, name, code, status })),
);

describe('a refusal that a call lists', () => {
  it.each(listed)('$row $name: $status $code', async ({ name, code, status }) => {
    const change = provoked[name]?.[code];
    if (!change) throw new Error(`nothing provokes ${code} of ${name}`);
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`${name} is not served`);
    const browser = await browserOf(shop, operation['x-roles'].at(-1) ?? 'guest');
    const good = await preparedValues(browser, operation, operations);
    const { answer } = await ask(browser, operation, await change(good, shop));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(problemsOf(operation, answer)).toEqual([]);
  });

  it('is provoked for calls that there are', () => {
    const names = listed.map(({ name, code }) => `${name} ${code}`);
    const tried = Object.entries(provoked).flatMap(([name, codes]) =>
      Object.keys(codes).map((code) => `${name} ${code}`),
    );
    expect(tried.filter((one) => !names.includes(one))).toEqual([]);
  });
});
