import { type Database, openDatabase } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Opens a separate database before the tests of a file, and drops it after them; `opened` receives it and its address. */
export function databasePerFile(connections: number, opened: (db: Database, url: string) => void): void {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = openDatabase(database.url, connections);
    opened(db, database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
}
