import { randomUUID } from 'node:crypto';
import type { Response } from 'light-my-request';
import qs from 'qs';
import type { Browser } from '../../testing/test-app.ts';
import type { Operation } from './openapi-operations.ts';

/** The parts of a request. */
export type Values = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
};
export type Exchange = { sent: Values; answer: Response };

/** The example request of an operation. */
export function exampleValues(operation: Operation): Values {
  const of = (place: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, schema, example }) => [name, schema.format === 'uuid' ? randomUUID() : example]),
    );
  return {
    path: of('path'),
    query: of('query'),
    header: of('header'),
    body: structuredClone(operation.requestBody?.content['application/json']?.example),
  };
}

/** Sends a request of an operation in the form that its description prescribes. */
export async function ask(browser: Browser, operation: Operation, sent: Values): Promise<Exchange> {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sent.path[name] ?? 'x').toWellFormed() || 'x'),
  );
  const search = qs.stringify(sent.query);
  const headers = Object.fromEntries(
    Object.entries(sent.header).map(([name, value]) => [name, String(value)]),
  );
  const answer = await browser.send(operation.method, search ? `${url}?${search}` : url, {
    headers,
    ...(operation.requestBody ? { body: sent.body } : {}),
  });
  return { sent, answer };
}
