import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { listMigrations, migrate } from './migrations.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const migration = (name: string, sql: string, checksum = sql) => ({ name, sql, checksum });

describe('migrations', () => {
  it('migrations apply once, in order, and do not touch a migrated database', async () => {
    expect(await migrate(client)).toEqual([]);
    const names = listMigrations().map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  it('roll back completely when a statement fails, and name the file', async () => {
    const bad = migration('9001-bad.sql', 'create table half (id int); select nothing from nowhere;');
    await expect(migrate(client, [...listMigrations(), bad])).rejects.toThrow('9001-bad.sql');
    expect((await client.query("select to_regclass('half') as found")).rows[0]).toEqual({ found: null });
  });

  it('migrations refuse a file that was changed after it was applied', async () => {
    const extra = migration('9002-extra.sql', 'create table extra (id int)');
    expect(await migrate(client, [extra])).toEqual(['9002-extra.sql']);
    await expect(migrate(client, [{ ...extra, checksum: 'other' }])).rejects.toThrow(
      'changed after it was applied',
    );
  });

  it('two processes may migrate at the same time', async () => {
    const second = new pg.Client({ connectionString: database.url });
    await second.connect();
    const table = migration('9003-table.sql', 'create table once (id int)');
    const done = await Promise.all([migrate(client, [table]), migrate(second, [table])]);
    await second.end();
    expect(done.flat()).toEqual(['9003-table.sql']);
  });
});
