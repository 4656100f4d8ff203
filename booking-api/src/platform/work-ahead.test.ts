import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import type { Database } from './database.ts';
import { type Reference, readReference } from './reference.ts';
import { whileWaiting, workAhead } from './work-ahead.ts';

let db: Database;
openForTheseTests(2, (opened) => {
  db = opened;
});

/** Notes each state that it worked by. */
function noting() {
  const states: string[] = [];
  const work = async ({ state }: Reference) => {
    states.push(state);
    return `by ${state}`;
  };
  return { states, work };
}

describe('work ahead', () => {
  it('waits for the first state that is ever seen', async () => {
    const { states, work } = noting();
    const done = workAhead(db)(work);
    expect(states).toEqual([]);
    const reference = await readReference(db);
    expect(await done(reference)).toBe(`by ${reference.state}`);
  });

  it('is done once, before the state is known again, where nothing has changed', async () => {
    const { states, work } = noting();
    const { state } = await readReference(db);
    const done = workAhead(db)(work);
    expect(states).toEqual([state]);
    expect(await done(await readReference(db))).toBe(`by ${state}`);
    expect(states).toEqual([state]);
  });

  it('is done anew where reference data has changed since, whoever changed it', async () => {
    const { states, work } = noting();
    const before = await readReference(db);
    const done = workAhead(db)(work);
    await db.updateTable('regions').set({ name: 'Texas' }).where('code', '=', 'TX').execute();
    const after = await readReference(db);
    expect(after.state).not.toBe(before.state);
    expect(await done(after)).toBe(`by ${after.state}`);
    expect(states).toEqual([before.state, after.state]);
  });

  it('tells what failed to who calls for it, and to nobody else', async () => {
    const reference = await readReference(db);
    const done = workAhead(db)(() => Promise.reject(new Error('no such size')));
    workAhead(db)(() => Promise.reject(new Error('never called for')));
    await new Promise((later) => setImmediate(later));
    await expect(done(reference)).rejects.toThrow('no such size');
  });

  it('is left until it is called for where others wait too', async () => {
    const { states, work } = noting();
    const reference = await readReference(db);
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    whileWaiting(db, first.promise)(work);
    expect(states).toHaveLength(1);
    const done = whileWaiting(db, second.promise)(work);
    expect(states).toHaveLength(1);
    expect(await done(reference)).toBe(`by ${reference.state}`);
    first.resolve();
    second.reject(new Error('no session'));
    await Promise.allSettled([first.promise, second.promise]);
    whileWaiting(db, first.promise)(work);
    expect(states).toHaveLength(3);
  });
});
