import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import fc from 'fast-check';
import type { Response } from 'light-my-request';
import type { Browser } from '../testing/test-app.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { arbitraryOf, changedOf } from './testing/arbitrary-values.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { problemsOf } from './testing/response-problems.ts';
import { browserOf } from './testing/role-browser.ts';
import { ask, exampleValues, type Values } from './testing/send-operation.ts';
import { startWholeShop } from './testing/whole-shop.ts';

const requests = process.env.TRIALS === 'full' ? 10_000 : 1500;
/** Concurrent requests, as on a busy server. */
const atOnce = 32;

let shop: Shop;
let operations: Operation[] = [];
const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
const browsers = new Map<Role, Browser>();
beforeAll(async () => {
  process.on('unhandledRejection', note);
  shop = await startWholeShop();
  operations = (await readOperations(shop)).filter(({ deprecated }) => !deprecated);
  for (const role of roles) browsers.set(role, await browserOf(shop, role));
});
afterAll(async () => {
  await shop.close();
  process.off('unhandledRejection', note);
});

/** A request of an operation: generated from its schemas, or its example with something changed. */
function requestOf(operation: Operation): fc.Arbitrary<Values> {
  const parameters = operation.parameters ?? [];
  const of = (place: 'path' | 'query' | 'header') =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map((one) => [one.name, arbitraryOf(one.schema)]),
      ),
      { requiredKeys: parameters.filter((one) => one.in === place && one.required).map(({ name }) => name) },
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const made = fc.record({
    path: of('path'),
    query: of('query'),
    header: fc.constant({}),
    body: schema ? arbitraryOf(schema) : fc.constant(undefined),
  });
  const good = exampleValues(operation);
  const changed = fc.record({
    path: changedOf(good.path),
    query: changedOf(good.query),
    header: fc.constant(good.header),
    body: changedOf(good.body),
  });
  return fc.oneof(made, changed as typeof made) as fc.Arbitrary<Values>;
}

describe('requests generated from the OpenAPI document', () => {
  it('answers generated requests as described for every role: no server error, no unlisted code, no unhandled rejection (attacks 10, 12, 13, 34, 37)', async () => {
    // The same requests in every run, unless `TRIALS=full` requests new ones (see same-seed.ts).
    const seed = fc.readConfigureGlobal()?.seed ?? Date.now() % 2 ** 31;
    const perOperation = Math.ceil(requests / operations.length);
    const faults: string[] = [];
    let sent = 0;
    const queue = operations.flatMap((operation, at) =>
      fc.sample(requestOf(operation), { numRuns: perOperation, seed: seed + at }).map((values, index) => ({
        operation,
        values,
        role: roles[index % roles.length] ?? 'guest',
      })),
    );
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { operation, values, role } = next;
        const browser = await browserFor(role);
        const { answer } = await ask(browser, operation, values);
        if (role !== 'guest' && endsSession(answer)) browsers.delete(role);
        sent += 1;
        const problems =
          answer.statusCode >= 500
            ? [`${operation.name}: ${answer.statusCode} ${reasonOf(answer)}`]
            : problemsOf(operation, answer);
        for (const problem of problems)
          faults.push(`${problem} to ${role} ${JSON.stringify(values)?.slice(0, 600)}`);
        if (/syntax error at|relation "|node_modules|\.ts:\d/.test(answer.body))
          faults.push(`${operation.name} tells: ${answer.body.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect({ seed, faults: distinct(faults) }).toEqual({ seed, faults: [] });
    expect(rejections).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(requests);
    expect(shop.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 300_000);
});

/** A browser of the role; a new one is signed in when a request ended or changed its session. */
async function browserFor(role: Role): Promise<Browser> {
  const browser = browsers.get(role) ?? (await browserOf(shop, role));
  browsers.set(role, browser);
  return browser;
}

const endsSession = (answer: Response): boolean =>
  answer.statusCode === 401 || answer.statusCode === 403 || answer.cookies.length > 0;

/** One fault of each kind, so that the output is readable. */
const distinct = (faults: readonly string[]): string[] => [
  ...new Map(faults.map((fault) => [fault.split(' to ', 1)[0], fault])).values(),
];

/** The log lines of a fault. */
function reasonOf(answer: Response): string {
  const lines = shop.logs
    .filter((line) => line.includes(answer.json().trace_id))
    .map((line) => JSON.parse(line));
  return lines.map(({ err }) => err?.message).find(Boolean) ?? 'no word in the log';
}
