import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { errorCatalog } from '@sendahead/shared-contracts/call/error-catalog';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Operation, readOperations } from './testing/openapi-operations.ts';

let server: TestApp;
let operations: Operation[] = [];
beforeAll(async () => {
  server = await startTestApp();
  operations = await readOperations(server);
});
afterAll(() => server.close());

const rows = Object.entries(errorCatalog).flatMap(([domain, table]) =>
  Object.entries(table).map(([code, { status, means }]) => ({ domain, code, status, means })),
);
const statusOf = new Map(rows.map(({ code, status }) => [code, status]));
const common = new Set(Object.keys(errorCatalog.common ?? {}));
const line = (code: string, status: number) => `${code} ${status}`;

describe('the catalog of error codes', () => {
  it('the catalog of error codes has one status per code, wherever it is listed', () => {
    expect(new Set(rows.map(({ code, status }) => line(code, status))).size).toBe(statusOf.size);
  });

  it('lists, domain by domain, the codes that the calls name', () => {
    const named = new Set(
      allCalls.flatMap(({ name, errors = {} }) =>
        Object.entries(errors).map(([code, status]) => `${name.split('.')[0]} ${line(code, status)}`),
      ),
    );
    const own = rows.filter(({ domain }) => domain !== 'common');
    expect([...named].toSorted()).toEqual(
      own.map(({ domain, code, status }) => `${domain} ${line(code, status)}`).toSorted(),
    );
  });

  it('agrees with the OpenAPI document', () => {
    const listed = new Set(
      operations.flatMap(({ responses }) =>
        Object.entries(responses).flatMap(([status, { content }]) =>
          (content['application/problem+json']?.schema.properties?.code?.enum ?? []).map((code) =>
            line(String(code), Number(status)),
          ),
        ),
      ),
    );
    expect([...listed].toSorted()).toEqual(
      [...new Set(rows.map(({ code, status }) => line(code, status)))].toSorted(),
    );
    for (const { name, responses } of operations) {
      const call = allCalls.find((one) => one.name === name);
      if (!call) continue;
      const codes = Object.values(responses).flatMap(
        ({ content }) => content['application/problem+json']?.schema.properties?.code?.enum ?? [],
      );
      expect([name, codes.toSorted()]).toEqual([
        name,
        [...new Set([...common, ...Object.keys(call.errors ?? {})])].toSorted(),
      ]);
    }
  });

  it('agrees with docs/error-codes.md', () => {
    const page = readFileSync(join(__dirname, '../../../docs/error-codes.md'), 'utf8');
    const written = page
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => {
        const domain = section.slice(0, section.indexOf('\n'));
        return [...section.matchAll(/^\| `(\w+)` \| (\d+) \| (.*) \|$/gm)].map(
          ([, code = '', status = '', means = '']) => ({ domain, code, status: Number(status), means }),
        );
      });
    const sorted = (list: typeof written) =>
      list.toSorted((one, other) => (`${one.domain} ${one.code}` < `${other.domain} ${other.code}` ? -1 : 1));
    expect(sorted(written)).toEqual(sorted(rows));
  });

  it('holds every code that the server’s source refuses with', () => {
    const sources = filesOf(join(__dirname, '..'));
    const used = sources.flatMap((text) =>
      [...text.matchAll(/new Refusal\((\d{3}), '(\w+)'/g)].map(([, status, code]) =>
        line(String(code), Number(status)),
      ),
    );
    const known = new Set(rows.map(({ code, status }) => line(code, status)));
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((one) => !known.has(one))).toEqual([]);
  });
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('gateway'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
