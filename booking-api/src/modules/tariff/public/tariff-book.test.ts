import { rateSheet } from '../../../demo/rate-sheet.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { carrierServices } from '../../../reference/carriers/carrier-services.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { loadTariffBook } from './tariff-book.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  const next = { ...rateSheet, version: '2027-01', effectiveFrom: '2027-01-01' };
  await db
    .insertInto('rate_sheets')
    .values({
      version: next.version,
      effective_from: next.effectiveFrom,
      sheet: JSON.stringify(next) as never,
    })
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('the tariff book', () => {
  it.each([
    ['2026-12-31', '2026-11b'],
    ['2027-01-01', '2027-01'],
    ['2031-05-05', '2027-01'],
    ['2020-01-01', '2026-11b'],
  ])('OPEN-36 the tariff book on %s is the one valid from %s', async (date, version) => {
    expect((await loadTariffBook(db, await readReference(db), date)).sheet.version).toBe(version);
  });

  it('contains sizes, coverages, fees and services', async () => {
    const book = await loadTariffBook(db, await readReference(db), '2026-11-23');
    expect(book.products.get('golf-standard')).toMatchObject({
      length: 48,
      width: 12,
      height: 12,
      weight: 42,
    });
    expect(book.insurances.get(100_000)).toBe(0);
    expect(book.fees.map((fee) => fee.id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(book.levels).toHaveLength(carrierServices.length);
  });
});
