import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import type { Database } from './database.ts';
import { worded, wordedRows, words } from './worded.ts';

let db: Database;
openForTheseTests(2, (opened) => {
  db = opened;
});
beforeEach(() => db.deleteFrom('throttle').execute());

type Row = { key: string; count: number; expires_at: string };
const row = (key: string, count: number): Row => ({ key, count, expires_at: '2026-11-23T15:00:00.000Z' });

describe('statements that are put into words once', () => {
  it('are built once for each number of rows, and filled with the values of each call', async () => {
    const built: number[] = [];
    const insertion = wordedRows((rows: readonly Row[]) => {
      built.push(rows.length);
      return words.insertInto('throttle').values(rows);
    });
    const found = worded(({ key, most }: { key: string; most: number }) =>
      words.selectFrom('throttle').select('count').where('key', '=', key).where('count', '<=', most),
    );
    await db.executeQuery(insertion([row('a', 1)]));
    await db.executeQuery(insertion([row('b', 2), row('c', 3)]));
    await db.executeQuery(insertion([row('d', 4)]));
    await db.executeQuery(insertion([row('e', 5), row('f', 6)]));
    expect(built).toEqual([1, 2]);
    const counts = await Promise.all(
      ['a', 'c', 'd', 'f'].map(async (key) => (await db.executeQuery(found({ key, most: 5 }))).rows),
    );
    expect(counts).toEqual([[{ count: 1 }], [{ count: 3 }], [{ count: 4 }], []]);
  });

  it('keep what stands in them beside the values, and the order of the parameters', () => {
    const moved = worded((of: { to: string; from: string }) =>
      words.updateTable('throttle').set({ expires_at: of.to, count: 7 }).where('expires_at', '<', of.from),
    );
    const { sql, parameters } = moved({ from: 'earlier', to: 'later' });
    expect(sql).toBe('update "throttle" set "expires_at" = $1, "count" = $2 where "expires_at" < $3');
    expect(parameters).toEqual(['later', 7, 'earlier']);
  });

  it('take many rows as they come', async () => {
    const insertion = wordedRows((rows: readonly Row[]) => words.insertInto('throttle').values(rows));
    await db.executeQuery(insertion(Array.from({ length: 40 }, (_, index) => row(`many-${index}`, index))));
    const rows = await db.selectFrom('throttle').select('count').orderBy('count').execute();
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });
});
