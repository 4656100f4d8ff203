import { type Database, openDatabase } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Opens a database of its own before the tests of a file, and drops it after them; `opened` is handed it. */
export function databasePerFile(connections: number, opened: (db: Database) => void): void {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = openDatabase(database.url, connections);
    opened(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
}
