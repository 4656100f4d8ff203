import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { isWrite } from '@sendahead/shared-contracts/call/define-call';
import type { Browser } from '../testing/test-app.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { problemsOf } from './testing/response-problems.ts';
import { browserOf } from './testing/role-browser.ts';
import { ask, exampleValues } from './testing/send-operation.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let operations: Operation[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  operations = await readOperations(shop);
});
afterAll(() => shop.close());

const calls = allCalls.map((call) => [call.row, call.name, call] as const);
const operationOf = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not served`);
  return found;
};
/** A user who may make the call, so that the input is what causes the refusal. */
const callerOf = (operation: Operation): Promise<Browser> =>
  browserOf(shop, operation['x-roles'].at(-1) ?? 'guest');

/** More characters than any body of the call may have; calls that carry a photo accept more. */
const withFile = [
  'claims.add-file',
  'claims.add-linked-photo',
  'console.check-club-file',
  'console.import-club-file',
  'orders.confirm-received',
];
const tooLongFor = (name: string): number => (withFile.includes(name) ? 16_000_000 : 300_000);

describe('refusals of every call', () => {
  it.each(calls.filter(([, , { body }]) => body !== undefined))(
    '%s %s refuses broken JSON, another content type and a body that is too large',
    async (_row, name) => {
      const operation = operationOf(name);
      const caller = await callerOf(operation);
      const url = operation.path.replaceAll(/\{\w+\}/g, 'x1');
      const send = (body: string, type: string) =>
        caller.send(operation.method, url, { body, headers: { 'content-type': type } });
      const answers = [
        await send('{"a":', 'application/json'),
        await send('a=1', 'text/plain'),
        await send(JSON.stringify({ a: 'x'.repeat(tooLongFor(name)) }), 'application/json'),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413]);
      expect(answers.flatMap((answer) => problemsOf(operation, answer))).toEqual([]);
    },
  );

  it.each(calls.filter(([, , { params }]) => params !== undefined))(
    '%s %s answers not found for a missing record and for another person’s',
    async (_row, name, call) => {
      const operation = operationOf(name);
      const caller = await callerOf(operation);
      const values = exampleValues(operation);
      const unknown = Object.fromEntries(Object.keys(values.path).map((one) => [one, '987654321']));
      const { answer } = await ask(caller, operation, { ...values, path: unknown });
      expect(answer.statusCode).toBeLessThan(500);
      expect(problemsOf(operation, answer)).toEqual([]);
      if (isWrite(call)) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
