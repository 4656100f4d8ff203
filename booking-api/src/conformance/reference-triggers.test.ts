import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { fromClub } from '../modules/services/testing/service-requests.ts';
import { startPageServer } from '../modules/start/testing/page-server.ts';
import type { Reference } from '../platform/database/reference.ts';
import { oneServer } from '../testing/round-robin-servers.ts';
import { signedInBrowser, startPerFile } from '../testing/server-per-file.ts';
import { oneWayForm } from '../testing/shipment-forms.ts';
import { checkOut, prepareBooking } from '../workflows/testing/booking.ts';
import { startShop } from '../workflows/testing/shop.ts';

/** The kind of reference data that is being cached at the moment. */
const mockReading = new AsyncLocalStorage<string>();
jest.mock('../platform/database/reference.ts', () => {
  const actual: typeof import('../platform/database/reference.ts') = jest.requireActual(
    '../platform/database/reference.ts',
  );
  const noted = (reference: Reference): Reference => ({
    ...reference,
    remember: (what, read) => reference.remember(what, () => mockReading.run(String(what[0]), read)),
  });
  return {
    ...actual,
    referenceAt: (state: string) => noted(actual.referenceAt(state)),
    readReference: async (...db: Parameters<typeof actual.readReference>) =>
      noted(await actual.readReference(...db)),
  };
});

const shop = startPerFile(() => startShop(oneServer));
const pages = startPerFile(() => startPageServer(oneServer));
const customer = signedInBrowser(shop);

/** Triggers of facilities fill these with every change of a facility. */
const derived: ReadonlySet<string> = new Set(['facility_words', 'facility_slips']);

/** Tables that a statement may read: the names after `from` and `join`. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?"?([a-z_]+)"?/gi)].map(([, name = '']) => name);

const named = async (statement: string) =>
  (await sql<{ name: string }>`${sql.raw(statement)}`.execute(shop.context.db)).rows.map(({ name }) => name);

/** Requests everything that the server caches anywhere. */
async function askForEverything(): Promise<void> {
  const zip = { zip_code: '10001', country_code: 'US' };
  const { slug } = await pages.context.db
    .selectFrom('facilities')
    .select('slug')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const page = (url: string) => pages.app.inject({ url, headers: { host: 'golf.localhost:4000' } });
  const answers = [
    await page('/'),
    await page(`/to/${slug}`),
    await customer.send('GET', '/v2/zip_info', { query: zip }),
    await customer.send('GET', '/api/v5.2/auto-complete/facility', {
      query: { term: 'pinehurst', brand: 'golf' },
    }),
    await customer.send('POST', '/refactor/ship_points/validate', {
      body: { ...oneWayForm, o_state: 'New York' },
    }),
    await checkOut(await prepareBooking(customer, fromClub('1')), { nonce: 'fake-valid-nonce' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
}

/** The tables that each kind of reference data is read from. */
async function tablesByKind(): Promise<Map<string, Set<string>>> {
  const tables = new Map<string, Set<string>>();
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const kind = mockReading.getStore();
    const [asked] = given;
    const text = typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
    if (kind !== undefined)
      for (const table of tablesIn(text)) tables.set(kind, (tables.get(kind) ?? new Set()).add(table));
    return Reflect.apply(query, this, given);
  });
  await askForEverything();
  spy.mockRestore();
  return tables;
}

/** Every kind of data that the server caches, as its sources name it. */
const kindsInSources = (): string[] => {
  const root = join(__dirname, '..');
  const files = globSync('{modules,workflows}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/\.remember\(\s*\[\s*'([^']+)'/g)].map(([, kind = '']) => kind),
  );
};

describe('cached reference data', () => {
  it('cached reference data is read only from tables with a trigger that records every change', async () => {
    const changed = await named(`
      select tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'note_reference_change'::regproc and tgtype & 60 = 60`);
    const all = new Set(await named(`select tablename as name from pg_tables where schemaname = 'public'`));
    const read = await tablesByKind();
    expect([...read.keys()].sort()).toEqual([...new Set(kindsInSources())].sort());
    const unnoted = [...read].flatMap(([kind, tables]) =>
      [...tables]
        .filter((table) => all.has(table) && !changed.includes(table) && !derived.has(table))
        .map((table) => `${kind}: ${table}`),
    );
    expect(unnoted).toEqual([]);
  });
});
