import { allows } from '@sendahead/shared-contracts/call/access';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type SessionHeaders, sessionOf } from './session-of-role.ts';

let server: TestApp;
const logs: string[] = [];
beforeAll(async () => {
  server = await startTestApp({
    logStream: { write: (line) => void logs.push(line) },
  });
});
afterAll(() => server.close());

/**
 * The most privileged user who may make the call, because a refusal at the access check would not test the
 * handler.
 */
const roleFor = ({ access }: CallDefinition): Role =>
  (['admin_plus', 'admin', 'carrier_admin', 'pro', 'consumer'] as const).find((role) =>
    allows(access, role),
  ) ?? 'consumer';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const bodies: readonly [string, string, string][] = [
  ['no JSON', json, '{"a":'],
  ['an array', json, '[]'],
  ['null', json, 'null'],
  ['a word', json, '"x"'],
  ['nothing it knows', json, '{"no_such_field":1}'],
  ['a prototype', json, '{"__proto__":{"admin":true}}'],
  ['a constructor', json, '{"constructor":{"prototype":{"admin":true}}}'],
  ['a prototype in a form', form, 'a[__proto__][b]=1'],
  ['deep brackets', form, `a${'[b]'.repeat(40)}=1`],
  ['many keys', form, Array.from({ length: 3000 }, (_, at) => `k${at}=1`).join('&')],
  ['bad percent signs', form, 'a=%E0%A4%A&%=%'],
  ['plain text', 'text/plain', '{}'],
  ['another type', 'application/xml', '<a/>'],
  ['too much', json, JSON.stringify({ a: 'x'.repeat(300_000) })],
];
const paths = ['nothing', '%00', '..%2f..%2fetc', "'%20or%201=1--", 'x'.repeat(150), '%F0%9F%92%A9', '-1'];
const queries = [
  '',
  'a[]=1&a[]=2',
  '__proto__[x]=1',
  '%ZZ=1',
  `term=${'x'.repeat(5000)}`,
  'limit=1e309&id=%00',
];

let address = 0;
async function send(
  call: CallDefinition,
  headers: SessionHeaders,
  change: { path?: string; query?: string; body?: [string, string] },
) {
  address += 1;
  const path = call.path.replaceAll(/:\w+/g, change.path ?? 'nothing');
  const answer = await server.app.inject({
    method: call.method,
    url: change.query ? `${path}?${change.query}` : path,
    remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    headers: {
      host: 'golf.localhost:4000',
      accept: json,
      ...headers,
      ...(change.body ? { 'content-type': change.body[0] } : {}),
    },
    ...(change.body ? { payload: change.body[1] } : {}),
  });
  return answer.statusCode;
}

// 503 comes from the gateway, which is not running here.
const isRefusal = (status: number): boolean => (status >= 400 && status < 500) || status === 503;
const named = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const);
const withBody = named.filter(([, { method }]) => method !== 'GET');
/** Their bodies may be larger than others. */
const carriesFile = new Set([
  'claims.add-file',
  'claims.add-linked-photo',
  'console.check-club-file',
  'console.import-club-file',
  'orders.confirm-received',
]);
const withParams = named.filter(([, { params }]) => params !== undefined);

describe('requests that no page sends', () => {
  it.each(withBody)('%s refuses a malformed body', async (_name, call) => {
    for (const [what, type, body] of bodies) {
      const status = await send(call, await sessionOf(server, roleFor(call)), { body: [type, body] });
      // A call without a body has no reason to refuse a readable one, and null is an empty form.
      const harmless = status === 200 && (call.body === undefined || what === 'null');
      const refused = isRefusal(status) || harmless;
      expect([what, status, refused]).toEqual([what, status, true]);
    }
    const big = await send(call, await sessionOf(server, roleFor(call)), {
      body: [json, JSON.stringify({ a: 'x'.repeat(carriesFile.has(call.name) ? 16_000_000 : 300_000) })],
    });
    expect(big).toBe(413);
  });

  it.each(withParams)('%s answers 404 for malformed path parameters', async (_name, call) => {
    for (const path of paths) {
      const status = await send(call, await sessionOf(server, roleFor(call)), {
        path,
        ...(call.method === 'GET' ? {} : { body: [json, '{}'] as [string, string] }),
      });
      expect([path, status, status < 500 || status === 503]).toEqual([path, status, true]);
    }
  });

  it.each(named)('%s survives any query', async (_name, call) => {
    for (const query of queries) {
      const status = await send(call, await sessionOf(server, roleFor(call)), {
        query,
        ...(call.method === 'GET' ? {} : { body: [json, '{}'] as [string, string] }),
      });
      expect([query, status, status < 500 || status === 503]).toEqual([query, status, true]);
    }
  });

  it('requests that no page sends leave no trace in any prototype, and no failure in the log', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
