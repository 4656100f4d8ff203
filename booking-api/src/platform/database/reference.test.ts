import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, openDatabase, type Queries } from './database.ts';
import { readReference } from './reference.ts';

let database: TestDatabase;
let db: Database;
let other: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  other = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await other.destroy();
  await database.drop();
});

/** The name of Texas in this server's cache, and how often it was read. */
let reads = 0;
async function texas(by: Queries): Promise<string> {
  const reference = await readReference(by);
  return reference.remember(['texas'], async () => {
    reads += 1;
    const region = by
      .selectFrom('regions')
      .select('name')
      .where('country', '=', 'US')
      .where('code', '=', 'TX');
    return (await region.executeTakeFirstOrThrow()).name;
  });
}
const rename = (by: Queries, name: string) =>
  by.updateTable('regions').set({ name }).where('country', '=', 'US').where('code', '=', 'TX').execute();

describe('reference data', () => {
  it('reference data is cached until a change, even by another server', async () => {
    expect(await texas(db)).toBe('Texas');
    await Promise.all(Array.from({ length: 20 }, () => texas(db)));
    expect(reads).toBe(1);
    await rename(other, 'Texas again');
    expect(await texas(db)).toBe('Texas again');
    await rename(other, 'Texas');
    expect(await texas(db)).toBe('Texas');
  });

  it('reference data is seen by a transaction with its own writes, and by no one after a rollback', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await rename(trx, 'One');
      expect(await texas(trx)).toBe('One');
      await rename(trx, 'Two');
      expect(await texas(trx)).toBe('Two');
      expect(await texas(db)).toBe('Texas');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await texas(db)).toBe('Texas');
    await rename(db, 'Three');
    expect(await texas(db)).toBe('Three');
  });
});
