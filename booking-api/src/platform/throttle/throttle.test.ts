import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { createThrottle, sweepThrottle } from './throttle.ts';

let database: TestDatabase;
let db: Database;
let now = Date.parse('2026-11-23T15:00:00Z');
const clock = { now: () => now, instant: () => new Date(now).toISOString() };
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('the throttle', () => {
  it('counts across two instances of the server', async () => {
    const [first, second] = [createThrottle(db, clock, 1), createThrottle(db, clock, 1)];
    const tries = Array.from({ length: 40 }, (_, at) =>
      (at % 2 ? first : second).attempt('x', 'them', 10, 60),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(first.attempt('x', 'them', 10, 60)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    await expect(first.attempt('x', 'others', 10, 60)).resolves.toBeUndefined();
  });

  it('resets when the window is over, and deletes old rows', async () => {
    const throttle = createThrottle(db, clock, 1);
    await throttle.attempt('y', 'them', 1, 60);
    await expect(throttle.check('y', 'them', 1, 60)).rejects.toBeInstanceOf(Refusal);
    now += 60_000;
    await throttle.attempt('y', 'them', 1, 60);
    now += 300_000;
    await sweepThrottle(
      db,
      createClock(clock.instant(), () => 0),
    );
    expect(await db.selectFrom('throttle').select('key').execute()).toEqual([]);
  });
});
