import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { testInstant } from '../testing/test-app.ts';
import { signedIn } from '../workflows/testing/booking.ts';
import { placeOrder } from '../workflows/testing/shipping.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { preparedValues } from './testing/follow-links.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { testedElsewhere } from './testing/refusals-tested-elsewhere.ts';
import { refusedAttempts } from './testing/refused-attempts.ts';
import { refusedBookings } from './testing/refused-bookings.ts';
import { refusedLookups, shutClub } from './testing/refused-lookups.ts';
import { problemsOf } from './testing/response-problems.ts';
import { browserOf } from './testing/role-browser.ts';
import { ask } from './testing/send-operation.ts';
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
});
afterAll(() => shop.close());
beforeEach(() => shop.moveClock(testInstant));

const provoked = { ...refusedLookups, ...refusedBookings, ...refusedAttempts };
const listed = allCalls.flatMap(({ name, row, errors }) =>
  Object.entries(errors ?? {})
    .filter(([code]) => testedElsewhere[name]?.[code] === undefined)
    .map(([code, status]) => ({ row, name, code, status })),
);
/** The caller, when that is not the role with the most permissions. */
const askers: Record<string, Role> = {
  'accounts.delete': 'consumer',
  'orders.change': 'consumer',
  'orders.change-price': 'consumer',
  'orders.undo': 'consumer',
};

describe('a refusal listed by a call', () => {
  it.each(listed)('$row $name refuses with $status $code', async ({ name, code, status }) => {
    const change = provoked[name]?.[code];
    if (!change) throw new Error(`nothing provokes ${code} of ${name}`);
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`${name} is not served`);
    const browser = await browserOf(shop, askers[name] ?? operation['x-roles'].at(-1) ?? 'guest');
    const good = await preparedValues(browser, operation, operations);
    const { answer } = await ask(browser, operation, await change(good, shop));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(problemsOf(operation, answer)).toEqual([]);
  });

  it('names another test when one request does not provoke a refusal', () => {
    for (const codes of Object.values(testedElsewhere))
      for (const [code, file] of Object.entries(codes))
        expect([file, code, readFileSync(join(__dirname, '..', file), 'utf8').includes(`'${code}'`)]).toEqual(
          [file, code, true],
        );
  });

  it('provokes refusals of existing calls only', () => {
    const names = listed.map(({ name, code }) => `${name} ${code}`);
    const tried = Object.entries(provoked).flatMap(([name, codes]) =>
      Object.keys(codes).map((code) => `${name} ${code}`),
    );
    expect(tried.filter((one) => !names.includes(one))).toEqual([]);
  });
});
