import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import fc from 'fast-check';
import qs from 'qs';
import type { Browser } from '../testing/test-app.ts';
import type { Shop } from '../workflows/testing/shop.ts';
import { changedOf } from './testing/arbitrary-values.ts';
import { preparedValues } from './testing/follow-links.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { browserOf } from './testing/role-browser.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let browser: Browser;
let operations: Operation[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  browser = await browserOf(shop, 'consumer');
  operations = await readOperations(shop);
});
afterAll(() => shop.close());

const rows = ['EP-22', 'EP-24', 'EP-25', 'EP-26', 'EP-50', 'EP-55', 'EP-56'];
const calls = allCalls.filter(({ row }) => rows.includes(row)).map((call) => [call.row, call.name] as const);

/** As text, since a form can carry nothing else: no null, no lone surrogate, no empty object or list. */
const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const list = value.map(asText).filter((one) => one !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (typeof value !== 'object' || value === null)
    return value === null ? undefined : String(value).toWellFormed();
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const text = asText(inner);
    return text === undefined || name.includes('__') ? [] : [[name, text]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
};

/** Fields that differ from answer to answer by nature. */
const volatile = new Set(['trace_id', 'quote_id', 'order_id', 'explain_id']);
const quote = /^qte_/;
const said = (text: string): unknown =>
  JSON.parse(text, (name, value) => (volatile.has(name) || quote.test(value) ? undefined : value));

describe('serialized form bodies', () => {
  it.each(calls)(
    '%s %s answers a form with bracket names as it answers JSON of the same shape',
    async (_row, name) => {
      const operation = operations.find((one) => one.name === name);
      if (!operation) throw new Error(`${name} is not served`);
      const { body, header, path, query } = await preparedValues(browser, operation, operations);
      const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(path[name]));
      const asked = Object.fromEntries(Object.entries(query).map(([one, value]) => [one, String(value)]));
      // The attempt itself and its side effects; the cart remains open, because no nonce is sent.
      const good = JSON.parse(JSON.stringify({ ...(body as object), payment_method_nonce: undefined }));
      await fc.assert(
        fc.asyncProperty(changedOf(good), async (changed) => {
          const shape = asText(changed) ?? {};
          const headers = (key: string): Record<string, string> => ({
            ...Object.fromEntries(Object.entries(header).map(([one, value]) => [one, String(value)])),
            ...(header['idempotency-key'] ? { 'idempotency-key': key } : {}),
          });
          const json = await browser.send('POST', url, {
            query: asked,
            body: shape,
            headers: headers(crypto.randomUUID()),
          });
          const form = await browser.send('POST', url, {
            query: asked,
            body: qs.stringify(shape),
            headers: {
              ...headers(crypto.randomUUID()),
              'content-type': 'application/x-www-form-urlencoded',
            },
          });
          expect([form.statusCode, said(form.body)]).toEqual([json.statusCode, said(json.body)]);
        }),
        { numRuns: 25 },
      );
    },
  );
});
