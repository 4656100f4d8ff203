import { sql } from 'kysely';
import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import type { Database } from './database.ts';
import { listed } from './listed.ts';
import { writeAsOne } from './write-as-one.ts';

let db: Database;
openForTheseTests(2, (opened) => {
  db = opened;
});
beforeAll(async () => {
  await sql`create table shelves (id integer primary key)`.execute(db);
  await sql`create table books (title text primary key, shelf integer not null references shelves)`.execute(
    db,
  );
});
beforeEach(() => sql`truncate books, shelves`.execute(db));

type Book = { title: string; shelf: number };
const shelves = listed<{ id: number }>(
  (list) => sql`insert into shelves select id from jsonb_to_recordset(${list}) as each(id integer)`,
);
const books = listed<Book>(
  (list) =>
    sql`insert into books select title, shelf from jsonb_to_recordset(${list}) as each(title text, shelf integer)`,
);
const moved = listed<Book>(
  (list) => sql`
    update books set shelf = each.shelf from jsonb_to_recordset(${list}) as each(title text, shelf integer)
    where books.title = each.title returning books.title`,
);
const library = async () =>
  (await sql<{ title: string; shelf: number }>`select title, shelf from books order by title`.execute(db))
    .rows;

const twoShelves = [shelves([{ id: 1 }, { id: 2 }]), books([{ title: 'Emma', shelf: 1 }])];

describe('writings that are sent as one', () => {
  it('writes all of them, what refers to another as well', async () => {
    await writeAsOne(db, [], [books([{ title: 'Emma', shelf: 1 }]), shelves([{ id: 1 }])]);
    expect(await library()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('writes what is required to change a row, when it does', async () => {
    await writeAsOne(db, [], twoShelves);
    await writeAsOne(
      db,
      [{ writing: moved([{ title: 'Emma', shelf: 2 }]), otherwise: 'no such book' }],
      [books([{ title: 'Persuasion', shelf: 2 }])],
    );
    expect(await library()).toEqual([
      { title: 'Emma', shelf: 2 },
      { title: 'Persuasion', shelf: 2 },
    ]);
  });

  it('writes none of them when a required one changes no row, and says which', async () => {
    await writeAsOne(db, [], twoShelves);
    const required = [
      { writing: moved([{ title: 'Emma', shelf: 2 }]), otherwise: 'no Emma' },
      { writing: moved([{ title: 'Persuasion', shelf: 2 }]), otherwise: 'no Persuasion' },
    ];
    await expect(writeAsOne(db, required, [books([{ title: 'Sanditon', shelf: 1 }])])).rejects.toMatchObject({
      otherwise: 'no Persuasion',
    });
    expect(await library()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('writes none of them when one row of a required writing changes none', async () => {
    await writeAsOne(db, [], twoShelves);
    const both = moved([
      { title: 'Emma', shelf: 2 },
      { title: 'Persuasion', shelf: 2 },
    ]);
    await expect(writeAsOne(db, [{ writing: both, otherwise: 'not both' }], [])).rejects.toMatchObject({
      otherwise: 'not both',
    });
    expect(await library()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('tells the error of the database as it is', async () => {
    await writeAsOne(db, [], twoShelves);
    await expect(
      writeAsOne(db, [], [shelves([{ id: 3 }]), books([{ title: 'Emma', shelf: 2 }])]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await library()).toEqual([{ title: 'Emma', shelf: 1 }]);
  });

  it('asks nothing where there is nothing to write', async () => {
    await writeAsOne(db, [], [books([])]);
    expect(await library()).toEqual([]);
  });
});
