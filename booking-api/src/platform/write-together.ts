import { CompiledQuery } from 'kysely';
import { type Database, transact } from './database.ts';
import { fewAtOnce, gatherEach } from './gather.ts';
import type { Writing } from './listed.ts';
import { type Required, writeAsOne } from './write-as-one.ts';

/** What `writeAsOne` is given: all of it is written, or none. */
type Whole = { required: readonly Required[]; others: readonly Writing[] };

/** A row that somebody holds keeps nobody else's writing waiting for longer; nor do two rounds that hold each other's. */
const heldFor = CompiledQuery.raw("set local lock_timeout = '50ms'");

/**
 * `writeAsOne` of what is to be written at the same moment, in one statement: it costs little more than one of them, and
 * waits for the disk once. Each stands for itself: when one is refused, or somebody holds what it writes, all of its round
 * are written again one by one. Throws NotWritten as `writeAsOne` does.
 */
export const writeTogether = gatherEach<Database, Whole, void>(
  async (db, wholes) => {
    const [first] = wholes;
    if (first && wholes.length === 1) return [await writeAsOne(db, first.required, first.others)];
    await transact(db, async (trx, end) => {
      const held = trx.executeQuery(heldFor);
      const { required, others } = merged(wholes);
      await end(held, writeAsOne(trx, required, others));
    });
    return wholes.map(() => undefined);
  },
  1,
  fewAtOnce,
);

/** The rows of all, by their statements. */
function merged(wholes: readonly Whole[]): Whole {
  const required = new Map<number, Required>();
  const others = new Map<number, Writing>();
  for (const whole of wholes) {
    for (const { writing, otherwise } of whole.required)
      required.set(writing.by.id, {
        writing: added(required.get(writing.by.id)?.writing, writing),
        otherwise,
      });
    for (const writing of whole.others) others.set(writing.by.id, added(others.get(writing.by.id), writing));
  }
  return { required: [...required.values()], others: [...others.values()] };
}

const added = (before: Writing | undefined, { by, rows, count }: Writing): Writing =>
  before ? { by, rows: `${before.rows},${rows}`, count: before.count + count } : { by, rows, count };
