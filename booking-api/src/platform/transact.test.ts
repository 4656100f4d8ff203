import { sql } from 'kysely';
import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import { type Database, type DatabaseTransaction, transact } from './database.ts';

let db: Database;
openForTheseTests(2, (opened) => {
  db = opened;
});
beforeAll(async () => {
  await sql`create table notes (id integer primary key)`.execute(db);
});
beforeEach(() => sql`truncate notes`.execute(db));

const write = (trx: DatabaseTransaction, id: number) => sql`insert into notes values (${id})`.execute(trx);
const count = async (from: Database | DatabaseTransaction) =>
  (await sql<{ count: number }>`select count(*)::int as count from notes`.execute(from)).rows[0]?.count;

describe('a transaction whose statements go out together', () => {
  it('answers them in the order in which they were put: each sees those before it', async () => {
    const seen = await transact(db, (trx) =>
      Promise.all([count(trx), write(trx, 1), count(trx), write(trx, 2), count(trx)]),
    );
    expect([seen[0], seen[2], seen[4]]).toEqual([0, 1, 2]);
    expect(await count(db)).toBe(2);
  });

  it('undoes all of them when one fails, and tells of that one', async () => {
    const failing = transact(db, (trx) => Promise.all([write(trx, 1), write(trx, 1), write(trx, 2)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count(db)).toBe(0);
  });

  it('tells of the one that failed, not of those that were refused for its sake', async () => {
    const divide = (trx: DatabaseTransaction) => sql`select 1 / (select count(*) from notes)`.execute(trx);
    for (const others of [0, 1, 5]) {
      const failing = transact(db, async (trx) => {
        const outcomes = await Promise.allSettled([
          ...Array.from({ length: others }, () => count(trx)),
          divide(trx),
          ...Array.from({ length: others }, () => count(trx)),
        ]);
        for (const outcome of outcomes.toReversed()) if (outcome.status === 'rejected') throw outcome.reason;
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
    }
  });

  it('undoes what was put when the work throws before it is answered', async () => {
    const failing = transact(db, async (trx) => {
      void write(trx, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count(db)).toBe(0);
  });

  it('begins anew on the same connection, also one that failed', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      await transact(db, (trx) => Promise.all([write(trx, turn), write(trx, turn)])).catch(() => {});
      await transact(db, (trx) => write(trx, turn));
    }
    expect(await count(db)).toBe(5);
  });

  it('ends behind what was asked last, in one go, and answers when it is written', async () => {
    const told = await transact(db, async (trx, end) => {
      const [before] = await Promise.all([count(trx), write(trx, 1)]);
      await end(write(trx, 2), write(trx, 3));
      return [before, await count(db)];
    });
    expect(told).toEqual([0, 3]);
  });

  it('undoes all of it when something fails that goes out with the end', async () => {
    const failing = transact(db, async (trx, end) => {
      await write(trx, 1);
      await end(write(trx, 2), write(trx, 1), write(trx, 3));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count(db)).toBe(0);
  });

  it('refuses what is asked of it behind its end, and the connection serves the next one', async () => {
    const late = transact(db, async (trx, end) => {
      await end(write(trx, 1));
      await write(trx, 2);
    });
    await expect(late).rejects.toThrow('asked of a transaction that has ended');
    expect(await count(db)).toBe(1);
    await Promise.all([3, 4, 5].map((id) => transact(db, (trx) => write(trx, id))));
    expect(await count(db)).toBe(4);
  });
});
