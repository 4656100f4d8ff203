import { Redis } from 'ioredis';
import { databasePerFile } from '../../testing/database-per-file.ts';
import { until } from '../../testing/until.ts';
import { createClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { describeWithValkey, hasValkey, startValkeyServer } from '../valkey/testing/valkey-server.ts';
import { openValkey, type Valkey } from '../valkey/valkey.ts';
import { type Counters, countersInDatabase, countersInProcess, countersInValkey } from './counters.ts';
import { createThrottle, sweepThrottle } from './throttle.ts';

let db: Database;
databasePerFile(4, (opened) => {
  db = opened;
});
let now = Date.parse('2026-11-23T15:00:00Z');
const clock = { now: () => now, instant: () => new Date(now).toISOString() };

let server: Awaited<ReturnType<typeof startValkeyServer>>;
let first: Valkey;
let second: Valkey;
const turns: string[] = [];
const bothUp = () => until(async () => first.isUp() && second.isUp());
beforeAll(async () => {
  if (!hasValkey) return;
  server = await startValkeyServer();
  first = openValkey(server.url, (isUp) => turns.push(isUp ? 'up' : 'away'));
  second = openValkey(server.url, () => {});
  await bothUp();
});
afterAll(async () => {
  if (!hasValkey) return;
  first.stop();
  second.stop();
  await server.die();
});

const neverAsked: Counters = {
  add: () => Promise.reject(new Error('Valkey did not count')),
  read: () => Promise.reject(new Error('Valkey did not read')),
};
const stores: Record<string, () => readonly [Counters, Counters]> = {
  PostgreSQL: () => [countersInDatabase(db, clock), countersInDatabase(db, clock)],
  Valkey: () => [countersInValkey(first, neverAsked), countersInValkey(second, neverAsked)],
};

const kinds = hasValkey ? ['PostgreSQL', 'Valkey'] : ['PostgreSQL'];
describe.each(kinds)('the throttle in %s', (name) => {
  const two = () => (stores[name]?.() ?? []).map((counters) => createThrottle(counters, clock, 1));

  it('counts across two servers', async () => {
    const tries = two().flatMap((throttle) =>
      Array.from({ length: 20 }, () => throttle.attempt('x', 'them', 10, 60)),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const [one] = two();
    await expect(one?.attempt('x', 'them', 10, 60)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    await expect(one?.attempt('x', 'others', 10, 60)).resolves.toBeUndefined();
  });

  it('checks without counting, and begins again when the window is over', async () => {
    const [one, other] = two();
    await one?.attempt('y', 'them', 1, 60);
    for (let time = 0; time < 3; time += 1)
      await expect(other?.check('y', 'them', 2, 60)).resolves.toBeUndefined();
    await expect(other?.check('y', 'them', 1, 60)).rejects.toBeInstanceOf(Refusal);
    now += 60_000;
    await one?.attempt('y', 'them', 1, 60);
  });

  it('reads within the transaction of its caller', async () => {
    const [one, other] = two();
    await one?.attempt('z', 'them', 1, 60);
    const refused = db.transaction().execute(async (transaction) => {
      await other?.check('z', 'them', 1, 60, transaction);
    });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
  });
});

describe('counters that nobody needs any more', () => {
  it('the database deletes them', async () => {
    now += 300_000;
    await sweepThrottle(
      db,
      createClock(clock.instant(), () => 0),
    );
    expect(await db.selectFrom('throttle').select('key').execute()).toEqual([]);
  });

  it('a process keeps no more than it has room for', async () => {
    const counters = countersInProcess();
    await counters.add('first', 60);
    for (let key = 0; key < 5000; key += 1) await counters.add(`k${key}`, 60);
    expect([await counters.read('first'), await counters.add('k4999', 60)]).toEqual([0, 2]);
  });
});

describeWithValkey('Valkey', () => {
  const throttle = () => createThrottle(countersInValkey(first, countersInDatabase(db, clock)), clock, 1);
  const duration = async (act: () => Promise<unknown>) => {
    const from = performance.now();
    await act();
    return performance.now() - from;
  };
  const attempts = (who: string) => async () => {
    for (let time = 0; time < 10; time += 1) await throttle().attempt('w', who, 10, 60);
  };

  it('Valkey forgets each of them by itself', async () => {
    const lives = await first.ask(async (client) => {
      const keys = await client.keys('limit:*');
      return Promise.all(keys.map((key) => client.ttl(key)));
    });
    expect(lives.length).toBeGreaterThan(2);
    for (const seconds of lives) expect([seconds > 0, seconds <= 120]).toEqual([true, true]);
  });

  it('dead, it delays nobody: the database counts and limits until it is back', async () => {
    await server.die();
    await until(async () => !first.isUp());
    expect(await duration(attempts('them'))).toBeLessThan(1000);
    await expect(throttle().attempt('w', 'them', 10, 60)).rejects.toBeInstanceOf(Refusal);
    const skipped = first.ask(() => Promise.reject(new Error('asked')));
    await expect(skipped).rejects.toThrow('it does not answer');
    await server.comeBack();
    await bothUp();
    await expect(throttle().attempt('w', 'them', 10, 60)).resolves.toBeUndefined();
    expect(turns).toEqual(['up', 'away', 'up']);
  });

  it('hanging, it is waited for once, for a short time', async () => {
    server.hang();
    expect(await duration(attempts('others'))).toBeLessThan(2000);
    await until(async () => !first.isUp());
    server.wakeUp();
    await bothUp();
  });

  it('full, it counts as dead, although it answers', async () => {
    await first.ask((client) => client.config('SET', 'maxmemory', '1'));
    await until(async () => !first.isUp());
    await throttle().attempt('v', 'them', 10, 60);
    const direct = new Redis(server.url);
    await direct.config('SET', 'maxmemory', '0');
    direct.disconnect();
    await bothUp();
  });
});
