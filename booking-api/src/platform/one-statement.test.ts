import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './database.ts';
import { writeAsOne } from './one-statement.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2);
  await sql`create table shelves (id integer primary key)`.execute(db);
  await sql`create table books (title text primary key, shelf integer not null references shelves)`.execute(
    db,
  );
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => sql`truncate books, shelves`.execute(db));

const shelf = (id: number) => sql`insert into shelves values (${id})`;
const book = (title: string, on: number) => sql`insert into books values (${title}, ${on})`;
const moved = (title: string, to: number) =>
  sql`update books set shelf = ${to} where title = ${title} returning title`;
const shelves = async () =>
  (await sql<{ title: string; shelf: number }>`select title, shelf from books order by title`.execute(db))
    .rows;

describe('statements that are sent as one', () => {
  it('writes all of them, what refers to another as well', async () => {
    await writeAsOne(db, [], [book('Emma', 1), shelf(1)]);
    expect(await shelves()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('writes what is required to change a row, when it does', async () => {
    await writeAsOne(db, [], [shelf(1), shelf(2), book('Emma', 1)]);
    await writeAsOne(
      db,
      [{ statement: moved('Emma', 2), otherwise: 'no such book' }],
      [book('Persuasion', 2)],
    );
    expect(await shelves()).toEqual([
      { title: 'Emma', shelf: 2 },
      { title: 'Persuasion', shelf: 2 },
    ]);
  });

  it('writes none of them when a required one changes no row, and says which', async () => {
    await writeAsOne(db, [], [shelf(1), shelf(2), book('Emma', 1)]);
    const required = [
      { statement: moved('Emma', 2), otherwise: 'no Emma' },
      { statement: moved('Persuasion', 2), otherwise: 'no Persuasion' },
    ];
    await expect(writeAsOne(db, required, [book('Sanditon', 1)])).rejects.toMatchObject({
      otherwise: 'no Persuasion',
    });
    expect(await shelves()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('tells the error of the database as it is', async () => {
    await writeAsOne(db, [], [shelf(1), book('Emma', 1)]);
    await expect(writeAsOne(db, [], [shelf(2), book('Emma', 2)])).rejects.toMatchObject({ code: '23505' });
    expect(await shelves()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('asks nothing where there is nothing to write', async () => {
    await writeAsOne(db, [], []);
    expect(await shelves()).toEqual([]);
  });
});
