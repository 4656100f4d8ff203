import { sql } from 'kysely';
import { openForTheseTests } from '../testing/open-for-these-tests.ts';
import { type Database, transact } from './database.ts';
import { listed } from './listed.ts';
import { NotWritten } from './write-as-one.ts';
import { writeTogether } from './write-together.ts';

let db: Database;
openForTheseTests(4, (opened) => {
  db = opened;
});
beforeAll(async () => {
  await sql`create table loans (book integer primary key, reader text not null)`.execute(db);
  await sql`create table slips (id serial primary key, book integer not null references loans, reader text unique)`.execute(
    db,
  );
});
beforeEach(async () => {
  await sql`truncate loans, slips`.execute(db);
  await sql`insert into loans select book, 'nobody' from generate_series(1, 20) book`.execute(db);
});

type Loan = { book: number; reader: string };
const loans = listed<Loan>(
  (list) => sql`
    update loans set reader = each.reader from jsonb_to_recordset(${list}) as each(book integer, reader text)
    where loans.book = each.book and loans.reader = 'nobody' returning loans.book`,
);
const slips = listed<Loan>(
  (list) => sql`
    insert into slips (book, reader)
    select book, reader from jsonb_to_recordset(${list}) as each(book integer, reader text)`,
);

/** A book is lent if nobody has it, with a slip. */
const lend = (book: number, reader: string) =>
  writeTogether(db, {
    required: [{ writing: loans([{ book, reader }]), otherwise: 'lent already' }],
    others: [slips([{ book, reader }])],
  });

const readers = async () =>
  (
    await sql<{ reader: string }>`
      select loans.reader from loans join slips using (book, reader) order by book`.execute(db)
  ).rows.map(({ reader }) => reader);

/** In how many transactions the books were lent. */
const transactions = async () =>
  (
    await sql<{ count: number }>`
      select count(distinct xmin::text)::int as count from loans where reader <> 'nobody'`.execute(db)
  ).rows[0]?.count;

const names = Array.from({ length: 12 }, (_, index) => `reader ${String(index + 1).padStart(2, '0')}`);
const lendToAll = () => Promise.allSettled(names.map((name, index) => lend(index + 1, name)));

describe('writings of the same moment', () => {
  it('share transactions, and are all written', async () => {
    expect((await lendToAll()).map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
    expect(await readers()).toEqual(names);
    // One begins at once; of the eleven that wait eight go first.
    expect(await transactions()).toBe(3);
  });

  it('are written although one among them is refused, and nothing of that one is', async () => {
    await sql`update loans set reader = 'somebody' where book = 5`.execute(db);
    const outcomes = await lendToAll();
    expect(outcomes.map(({ status }) => status)).toEqual(
      names.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[4]).toMatchObject({ reason: new NotWritten('lent already') });
    expect(await readers()).toEqual(names.filter((_, index) => index !== 4));
  });

  it('are written although what one of them writes is there already', async () => {
    await lend(20, 'reader 07');
    const outcomes = await lendToAll();
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: '23505' }) },
    ]);
    expect(await readers()).toEqual([...names.filter((name) => name !== 'reader 07'), 'reader 07']);
  });

  it('do not wait for the one whose row somebody holds', async () => {
    const { held, letGo } = await holdBook(5);
    const all = names.map((name, index) => lend(index + 1, name));
    await Promise.all(all.filter((_, index) => index !== 4));
    expect(await readers()).toEqual(names.filter((_, index) => index !== 4));
    letGo();
    await held;
    await all[4];
    expect(await readers()).toEqual(names);
  });
});

/** Locks a book until it is let go. */
async function holdBook(book: number) {
  const locked = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const held = transact(db, async (trx) => {
    await sql`select from loans where book = ${book} for update`.execute(trx);
    locked.resolve();
    await asked.promise;
  });
  await locked.promise;
  return { held, letGo: asked.resolve };
}
