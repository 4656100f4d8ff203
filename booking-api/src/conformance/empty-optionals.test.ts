import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { Shop } from '../workflows/testing/shop.ts';
import { preparedValues } from './testing/follow-links.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';
import { browserOf } from './testing/role-browser.ts';
import { ask, type Values } from './testing/send-operation.ts';
import { startWholeShop } from './testing/whole-shop.ts';

let shop: Shop;
let operations: Operation[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  operations = await readOperations(shop);
});
afterAll(() => shop.close());

const optionalsOf = (schema: $ZodType | undefined): string[] => {
  const def = schema && (schema as $ZodTypes)._zod.def;
  if (def?.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) =>
    field._zod.optin === 'optional' ? [name] : [],
  );
};
/** Calls that only read: they return the same answer each time. */
const calls = allCalls.flatMap(({ name, row, method, rate, query, body }) => {
  const optional = { query: optionalsOf(query), body: optionalsOf(body) };
  const reads = method === 'GET' || rate === 'relaxed';
  return reads && optional.query.length + optional.body.length > 0 ? [{ name, row, optional }] : [];
});

const without = (values: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => !names.includes(name)));
const empty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
/** Fields that differ from answer to answer by nature. */
const said = (text: string) => text.replace(/"(trace_id|id|expires_at|explain_id)":"[^"]*"/g, '');

describe('optional parameters that are sent empty', () => {
  it.each(calls)('$row $name answers as if they were not sent', async ({ name, optional }) => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`${name} is not served`);
    const browser = await browserOf(shop, operation['x-roles'].at(-1) ?? 'guest');
    const good = await preparedValues(browser, operation, operations);
    const absent: Values = {
      ...good,
      query: without(good.query, optional.query),
      body: good.body && without(good.body, optional.body),
    };
    const sent: Values = {
      ...absent,
      query: { ...absent.query, ...empty(optional.query) },
      body: good.body && { ...(absent.body as object), ...empty(optional.body) },
    };
    const [first, second] = [await ask(browser, operation, absent), await ask(browser, operation, sent)];
    expect([second.answer.statusCode, said(second.answer.body)]).toEqual([
      first.answer.statusCode,
      said(first.answer.body),
    ]);
  });
});
