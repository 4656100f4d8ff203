import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ask } from './described-statement.ts';

let database: TestDatabase;
const opened: pg.Client[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => Promise.all(opened.splice(0).map((client) => client.end())));
afterAll(() => database.drop());

/** A connection, and how many times it was told which columns an answer has. */
async function connect() {
  const client = new pg.Client({ connectionString: database.url, pipeline: true });
  await client.connect();
  opened.push(client);
  let described = 0;
  client.connection.on('rowDescription', () => {
    described += 1;
  });
  return { client, described: () => described };
}

const pair = { name: 'pair', text: 'select $1::int as first, $2::text as second' };
const rowsOf = async (client: pg.Client, values: unknown[]) => (await ask(client, { ...pair, values })).rows;

describe('a prepared statement', () => {
  it('is told its columns once on each connection', async () => {
    for (const { client, described } of [await connect(), await connect()]) {
      expect(await rowsOf(client, [1, 'a'])).toEqual([{ first: 1, second: 'a' }]);
      expect(await rowsOf(client, [2, null])).toEqual([{ first: 2, second: null }]);
      const together = await Promise.all([rowsOf(client, [3, 'c']), rowsOf(client, [4, 'd'])]);
      expect(together).toEqual([[{ first: 3, second: 'c' }], [{ first: 4, second: 'd' }]]);
      expect(described()).toBe(1);
    }
  });

  it('answers what is asked together before its columns are known', async () => {
    const { client } = await connect();
    const asked = [1, 2, 3].map((first) => rowsOf(client, [first, 'x']));
    expect((await Promise.all(asked)).flat().map(({ first }) => first)).toEqual([1, 2, 3]);
  });

  it('counts the rows of what gives none', async () => {
    const { client } = await connect();
    await client.query('create temp table notes (id int, note text)');
    const write = (id: number) =>
      ask(client, { name: 'write', text: 'insert into notes values ($1, $2)', values: [id, 'x'] });
    for (const id of [1, 2, 3]) expect(await write(id)).toMatchObject({ rowCount: 1, rows: [] });
    const all = { name: 'all', text: 'select id from notes order by id' };
    for (let run = 0; run < 2; run += 1)
      expect(await ask(client, all)).toMatchObject({ rowCount: 3, rows: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });

  it('goes on after a run that failed', async () => {
    const { client } = await connect();
    const divide = (by: number) =>
      ask(client, { name: 'divide', text: 'select 6 / $1::int as part', values: [by] });
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ part: 3 }]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    await expect(rowsOf(client, ['no number', ''])).rejects.toThrow('invalid input syntax');
    expect((await divide(3)).rows).toEqual([{ part: 2 }]);
  });

  it('is refused where its columns have become others, and knows them on a new connection', async () => {
    const { client } = await connect();
    await client.query('create table grown (id int)');
    await client.query('insert into grown values (1)');
    const all = { name: 'grown', text: 'select * from grown' };
    for (let run = 0; run < 2; run += 1) expect((await ask(client, all)).rows).toEqual([{ id: 1 }]);
    await client.query("alter table grown add column note text default 'new'");
    await expect(ask(client, all)).rejects.toThrow('cached plan must not change result type');
    const { client: other } = await connect();
    for (let run = 0; run < 2; run += 1)
      expect((await ask(other, all)).rows).toEqual([{ id: 1, note: 'new' }]);
  });
});
