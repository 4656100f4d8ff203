import { sql } from 'kysely';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Listener } from '../database/listener.ts';
import { describeWithValkey, hasValkey, startValkeyServer } from '../valkey/testing/valkey-server.ts';
import { openValkey, type Valkey } from '../valkey/valkey.ts';
import { newsByDatabase, newsByValkey, sendByValkey } from './news.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startValkeyServer>>;
let valkey: Valkey;
beforeAll(async () => {
  database = await createTestDatabase();
  if (!hasValkey) return;
  server = await startValkeyServer();
  valkey = openValkey(server.url, () => {});
  await until(async () => valkey.isUp());
});
afterAll(async () => {
  if (hasValkey) {
    valkey.stop();
    await server.die();
  }
  await database.drop();
});

const silent = () => {};
const ways = {
  PostgreSQL: { send: () => undefined, listen: () => newsByDatabase(database.url, silent) },
  Valkey: {
    send: () => sendByValkey(valkey),
    listen: () => newsByValkey(valkey, newsByDatabase(database.url, silent)),
  },
};

const kinds: readonly (keyof typeof ways)[] = hasValkey ? ['PostgreSQL', 'Valkey'] : ['PostgreSQL'];
describe.each(kinds)('news by %s', (name) => {
  let db: Database;
  /** What two servers hear, and what the database notified. */
  const heard: string[][] = [[], []];
  const notified: string[] = [];
  const listeners: Listener[] = [];
  let opened = 0;
  beforeAll(async () => {
    db = openDatabase(database.url, 2, true, undefined, ways[name].send());
    const hear = (list: string[]) => ({ heard: (subject: string) => list.push(subject), opened: silent });
    for (const list of heard)
      listeners.push(ways[name].listen()({ ...hear(list), opened: () => (opened += 1) }));
    listeners.push(newsByDatabase(database.url, silent)({ ...hear(notified), opened: () => (opened += 1) }));
    await until(async () => opened === (name === 'Valkey' ? 5 : 3));
  });
  beforeEach(() => {
    for (const list of [...heard, notified]) list.length = 0;
  });
  afterAll(async () => {
    await Promise.all(listeners.map((listener) => listener.stop()));
    await db.destroy();
  });
  const change = (title: string) => sql`update flags set revision = revision + 1 where key = ${title}`;
  const add = (key: string) =>
    sql`insert into flags values (${key}, null, 0, '{}', false, '{}', '{}', 1)
      on conflict (key) do update set revision = flags.revision + 1`;
  const bothHear = (times: number) =>
    until(async () => heard.every((list) => list.filter((subject) => subject === 'flags').length >= times));

  it('both servers hear of a committed transaction, and of each subject once', async () => {
    await db.transaction().execute(async (transaction) => {
      await add('a').execute(transaction);
      await change('a').execute(transaction);
      expect(heard).toEqual([[], []]);
    });
    await bothHear(1);
    await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((transaction) => change('a').execute(transaction));
    await bothHear(2);
    expect(heard).toEqual([
      ['flags', 'flags'],
      ['flags', 'flags'],
    ]);
    expect(notified).toEqual(name === 'Valkey' ? [] : ['flags', 'flags']);
  });

  it('nobody hears of a transaction that was rolled back', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await change('a').execute(transaction);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const refused = db.transaction().execute(async (transaction) => {
      await change('a').execute(transaction);
      await sql`select 1 / 0`.execute(transaction).catch(silent);
    });
    await expect(refused).rejects.toThrow();
    await add('a').execute(db);
    await bothHear(1);
    expect(heard).toEqual([['flags'], ['flags']]);
  });

  it('a statement without a transaction, and a program without Valkey, are heard too', async () => {
    await change('a').execute(db);
    await bothHear(1);
    const pool = openTestPool(database.url);
    await pool.query('update flags set revision = revision + 1');
    await pool.end();
    await bothHear(2);
    await until(async () => notified.length === 2);
  });
});

describeWithValkey('news while Valkey is dead', () => {
  it('the database announces them, and pages read again when Valkey is back', async () => {
    const heard: string[] = [];
    const db = openDatabase(database.url, 2, true, undefined, sendByValkey(valkey));
    const listener = ways.Valkey.listen()({
      heard: (subject) => heard.push(subject),
      opened: () => heard.push('opened'),
    });
    await until(async () => heard.length === 2);
    await server.die();
    const change = () =>
      db
        .transaction()
        .execute((transaction) => sql`update flags set revision = revision + 1`.execute(transaction));
    // The first one may find out that it is dead.
    await change();
    await until(async () => heard.length === 3);
    await change();
    await until(async () => heard.length === 4);
    expect(heard).toEqual(['opened', 'opened', 'flags', 'flags']);
    await server.comeBack();
    await until(async () => heard.length === 5 && valkey.isUp());
    await change();
    await until(async () => heard.length === 6);
    expect(heard.slice(4)).toEqual(['opened', 'flags']);
    await listener.stop();
    await db.destroy();
  });
});
