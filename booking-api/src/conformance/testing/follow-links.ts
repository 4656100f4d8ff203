import type { Browser } from '../../testing/test-app.ts';
import type { Link, Operation } from './openapi-operations.ts';
import { ask, type Exchange, exampleValues, type Values } from './send-operation.ts';

const deepest = 4;

/** The value at a JSON pointer. */
function valueAt(from: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      from,
    );
}

/** The value that an OpenAPI runtime expression refers to after an exchange. */
function evaluate(expression: string, { sent, answer }: Exchange): unknown {
  const [, part = '', rest = ''] = /^\$(request|response)\.(.*)$/.exec(expression) ?? [];
  if (rest.startsWith('body#'))
    return valueAt(part === 'response' ? answer.json() : sent.body, rest.slice('body#'.length));
  const [, place = '', name = ''] = /^(header|query|path)\.(.*)$/.exec(rest) ?? [];
  return place === 'header' ? sent.header[name] : place === 'query' ? sent.query[name] : sent.path[name];
}

function put(values: Values, place: string, value: unknown): void {
  const [, part = '', name = ''] = /^(path|query|header)\.(.*)$/.exec(place) ?? [];
  if (part === 'path' || part === 'query' || part === 'header') values[part][name] = value;
}

function putIntoBody(body: unknown, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = valueAt(body, ['', ...keys].join('/'));
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, value);
}

/**
 * The example request of an operation, with values that its OpenAPI links take from the answers of other
 * operations.
 */
export async function preparedValues(
  browser: Browser,
  operation: Operation,
  all: readonly Operation[],
  depth = 0,
): Promise<Values> {
  const values = exampleValues(operation);
  if (depth > deepest) return values;
  for (const source of all) {
    const links = Object.values(source.responses['200']?.links ?? {});
    const link: Link | undefined = links.find(({ operationId }) => operationId === operation.operationId);
    if (!link) continue;
    const before = await ask(browser, source, await preparedValues(browser, source, all, depth + 1));
    if (before.answer.statusCode !== 200) continue;
    for (const [place, expression] of Object.entries(link.parameters ?? {}))
      put(values, place, evaluate(expression, before) ?? '');
    for (const [pointer, expression] of Object.entries(link['x-body'] ?? {}))
      putIntoBody(values.body, pointer, evaluate(expression, before) ?? '');
  }
  return values;
}
