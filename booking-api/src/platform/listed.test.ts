import { sql } from 'kysely';
import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import type { Database } from './database.ts';
import { listed, listedInsertion, write } from './listed.ts';

let db: Database;
openForTheseTests(2, (opened) => {
  db = opened;
});
beforeEach(() => db.deleteFrom('throttle').execute());

const until = '2026-11-23T15:00:00+00:00';
const row = (key: string, count: number) => ({ key, count, expires_at: until });
const counts = async () =>
  (await db.selectFrom('throttle').select(['key', 'count']).orderBy('key').execute()).map(
    ({ key, count }) => `${key} ${count}`,
  );

describe('statements that read their rows from a list', () => {
  it('are in the same words for any number of rows', async () => {
    const insertion = listedInsertion('throttle');
    const writings = [insertion([row('a', 1)]), insertion([row('b', 2), row('c', 3)])];
    expect(new Set(writings.map(({ by }) => by)).size).toBe(1);
    for (const writing of writings) await write(db, writing);
    expect(await counts()).toEqual(['a 1', 'b 2', 'c 3']);
  });

  it('leave columns that no row names to the database', async () => {
    const insertion = listedInsertion('operator_alerts');
    await write(db, insertion([{ kind: 'test', subject: 'one', detail: { of: ['a', null] } }]));
    const alerts = await db.selectFrom('operator_alerts').selectAll().where('kind', '=', 'test').execute();
    expect(alerts).toEqual([
      expect.objectContaining({ id: expect.any(Number), detail: { of: ['a', null] }, resolved_at: null }),
    ]);
  });

  it('refuse what is there already, or leave it as it is', async () => {
    await write(db, listedInsertion('throttle')([row('a', 1)]));
    await expect(write(db, listedInsertion('throttle')([row('a', 2)]))).rejects.toMatchObject({
      code: '23505',
    });
    await write(db, listedInsertion('throttle', 'left')([row('a', 2), row('b', 2)]));
    expect(await counts()).toEqual(['a 1', 'b 2']);
  });

  it('send a list once that they read twice', async () => {
    const doubled = listed<{ key: string }>(
      (list) => sql`
        insert into throttle (key, count, expires_at)
        select key, (select count(*) from jsonb_to_recordset(${list}) as each(key text)) + ${10}, now()
        from jsonb_to_recordset(${list}) as each(key text)`,
    );
    const writing = doubled([{ key: 'a' }, { key: 'b' }]);
    expect(writing.by.parameters).toHaveLength(2);
    await write(db, writing);
    expect(await counts()).toEqual(['a 12', 'b 12']);
  });

  it('give what they return', async () => {
    await write(db, listedInsertion('throttle')([row('a', 1), row('b', 2)]));
    const added = listed<{ key: string; more: number }, { count: number }>(
      (list) => sql`
        update throttle set count = count + each.more
        from jsonb_to_recordset(${list}) as each(key text, more integer)
        where throttle.key = each.key and count < ${100} returning count`,
    );
    expect(await write(db, added([{ key: 'b', more: 5 }]))).toEqual([{ count: 7 }]);
    expect(await write(db, added([]))).toEqual([]);
  });
});
