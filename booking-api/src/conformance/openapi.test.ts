import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { allExamples } from '@sendahead/shared-contracts/call/example-catalog';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Response } from 'light-my-request';
import { safeParse } from 'zod/v4/core';
import { exampleAnswer, exampleRequest } from '../platform/openapi/examples-of.ts';
import { until } from '../testing/until.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { preparedValues } from './testing/follow-links.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { problemsOf } from './testing/response-problems.ts';
import { browserOf } from './testing/role-browser.ts';
import { ask } from './testing/send-operation.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let operations: Operation[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  operations = await readOperations(shop);
});
afterAll(() => shop.close());

/** A job buys labels soon after an order is placed; by default it buys those of the examples' day. */
const labelsBought = () =>
  until(async () => {
    const parcels = await shop.context.db
      .selectFrom('order_parcels')
      .select('label')
      .where('ship_date', '<=', calendarDate('2026-12-01'))
      .execute();
    return parcels.length > 0 && parcels.every(({ label }) => label !== 'wanted');
  });

describe('/openapi.json', () => {
  it('lists every call that is defined, at each of its paths', () => {
    const listed = operations.map(({ method, path }) => `${method} ${path}`);
    const defined = allCalls.flatMap(({ method, path, alsoAt = [] }) =>
      [path, ...alsoAt].map((one) => `${method} ${one.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    expect(defined.filter((one) => !listed.includes(one))).toEqual([]);
    expect(operations.length).toBe(defined.length);
  });

  it('shows an example of each request, answer and refusal', () => {
    for (const { name, requestBody, parameters = [], responses } of operations) {
      for (const media of Object.values(requestBody?.content ?? {}))
        expect([name, media.example]).toEqual([name, expect.any(Object)]);
      for (const parameter of parameters.filter(({ required }) => required))
        expect([name, parameter.name, parameter.example]).not.toContain(undefined);
      for (const { content } of Object.values(responses))
        expect([name, Object.values(content)[0]?.example]).not.toContain(undefined);
    }
  });

  it('shows only examples that satisfy the contracts', () => {
    const wrong = allCalls.flatMap((call) => {
      const shown = exampleRequest(call);
      const request = (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = call[part];
        const parsed = schema && safeParse(schema, shown[part]);
        return parsed && !parsed.success ? [`${call.name} ${part} ${parsed.error.message}`] : [];
      });
      const parsed = safeParse(call.response, exampleAnswer(call));
      return parsed.success ? request : [...request, `${call.name} response ${parsed.error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it('no example belongs to a removed call', () => {
    const names = allCalls.map(({ name }) => name);
    expect(Object.keys(allExamples).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('/openapi.json is enough to make every call: each answers its example’s status, and only what is described', async () => {
    const problems: string[] = [];
    const done = new Set<string>();
    const said: string[] = [];
    // A canceled order has no documents, and orders of the same instant are listed in any order: it is
    // canceled last.
    const inTurn = operations.toSorted((a, b) => Number(cancels(a)) - Number(cancels(b)));
    // Two passes, because some calls read what others created.
    for (const operation of [...inTurn, ...inTurn]) {
      if (done.has(operation.name)) continue;
      if (readsLabels(operation)) await labelsBought();
      for (const role of operation['x-roles']) {
        if (done.has(operation.name) && needsOthers(operation)) break;
        const answer = await tryOnce(operation, role, problems);
        if (isAsShown(operation, answer)) done.add(operation.name);
        else said.push(`${operation.name} ${role} ${answer.statusCode} ${answer.body.slice(0, 160)}`);
      }
    }
    const failed = operations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
    expect(problems).toEqual([]);
    expect(said.filter((line) => failed.some((name) => line.startsWith(`${name} `)))).toEqual([]);
    expect(failed).toEqual([]);
  });
});

const cancels = ({ name }: Operation): boolean => name === 'orders.cancel';

const readsLabels = ({ name }: Operation): boolean =>
  name === 'orders.labels' || name === 'console.resend-labels';

/** Whether other calls must run first: one role is enough then, because other tests cover permissions. */
const needsOthers = ({ operationId }: Operation): boolean =>
  operations.some(({ responses }) =>
    Object.values(responses['200']?.links ?? {}).some((link) => link.operationId === operationId),
  );

const isAsShown = (operation: Operation, answer: Response): boolean => {
  const refusal = operation['x-example-refused-with'];
  return refusal === undefined ? answer.statusCode === 200 : answer.json().code === refusal;
};

async function tryOnce(operation: Operation, role: Role, problems: string[]): Promise<Response> {
  const browser = await browserOf(shop, role);
  const { answer } = await ask(browser, operation, await preparedValues(browser, operation, operations));
  problems.push(...problemsOf(operation, answer).map((problem) => `${role}: ${problem}`));
  return answer;
}
