import * as analytics from '@sendahead/shared-contracts/analytics/calls';
import * as brands from '@sendahead/shared-contracts/brands/calls';
import * as cutOffs from '@sendahead/shared-contracts/calendar/cut-off-calls';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import * as notes from '@sendahead/shared-contracts/clubs/note-calls';
import * as geo from '@sendahead/shared-contracts/geo/calls';
import * as lookups from '@sendahead/shared-contracts/geo/lookup-calls';
import * as preferences from '@sendahead/shared-contracts/preferences/calls';
import fc from 'fast-check';
import { toJSONSchema } from 'zod/v4/core';
import { type Browser, startTestApp, type TestApp } from '../testing/test-app.ts';

const values: Record<string, unknown>[] = [analytics, brands, cutOffs, notes, geo, lookups, preferences];
const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const calls = values.flatMap((module) => Object.values(module)).filter(isCall);

const namesOf = (schema: CallDefinition['query']): string[] =>
  schema ? Object.keys(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

const plausible = fc.constantFrom(
  'US',
  'GB',
  'IE',
  'CA',
  'golf',
  '1',
  '2',
  '3001',
  '10001',
  'origin',
  'D02 AF30',
  'KY16 9XL',
  'true',
  'pinehurst',
  'zip-IE-D02',
  'zip-US-10001',
);
const hostile = fc.constantFrom(
  '',
  '0',
  '-1',
  '1e309',
  '999999999',
  '99999999999999999999',
  'null',
  '9999-12-31',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '{1,2}',
  '%',
  '\\',
  '../..',
  '<b>',
);
const text = fc.oneof(plausible, hostile, fc.string({ unit: 'binary', maxLength: 60 }));
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.dictionary(text, text, { maxKeys: 3 }), { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

let server: TestApp;
let guest: Browser;
let admin: Browser;
beforeAll(async () => {
  server = await startTestApp();
  guest = await server.browser();
  admin = await server.browser();
  await admin.signIn('admin');
});
afterAll(() => server.close());

/** A request of the call with arbitrary path, query and body. */
const requestOf = (call: CallDefinition) =>
  fc.record({
    path: fc.constant(call.path),
    params: fc.array(text, { minLength: 2, maxLength: 2 }),
    query: fc.dictionary(fc.constantFrom(...namesOf(call.query), 'x', 'blocked_address[zip]'), text),
    body: fc.dictionary(fc.constantFrom(...namesOf(call.body), 'x'), value),
  });

const encode = (part: string): string => encodeURIComponent(part.toWellFormed());

describe.each(calls.map((call): [string, CallDefinition] => [call.name, call]))('%s', (_name, call) => {
  it(`${call.row} answers any input without a server error (attacks 34, 37)`, async () => {
    await fc.assert(
      fc.asyncProperty(requestOf(call), fc.boolean(), async ({ path, params, query, body }, asAdmin) => {
        let next = 0;
        const url = path.replace(/:\w+/g, () => encode(params[next++] ?? 'x').slice(0, 150) || 'x');
        const search = Object.entries(query)
          .map(([name, given]) => `${name}=${encode(given)}`)
          .join('&');
        const answer = await (asAdmin ? admin : guest).send(
          call.method === 'GET' ? 'GET' : 'POST',
          `${url}?${search}`,
          call.method === 'GET' ? {} : { body },
        );
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(/syntax error|relation "|stack|node_modules/i);
        if (answer.statusCode >= 400)
          expect(answer.json()).toMatchObject({ code: expect.any(String), trace_id: expect.any(String) });
      }),
      { numRuns: 60 },
    );
  });
});

describe('codes and fields that reveal too much', () => {
  it('EP-09 answers the same for an address that is not blocked and for an invalid one (attack 17)', async () => {
    const bodies = await Promise.all(
      ['1 Main St', "1' or '1'='1", '99999 Moon Crater'].map(async (address) => {
        const answer = await guest.send('GET', '/api/v5/blocked_addresses/search', {
          query: Object.fromEntries(
            Object.entries({ address, zip: '10001', city: 'New York', state: 'NY', country_code: 'US' }).map(
              ([name, given]) => [`blocked_address[${name}]`, given],
            ),
          ),
        });
        const { trace_id: _, ...body } = answer.json();
        return body;
      }),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});
