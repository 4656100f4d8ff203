import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CreditSource, CreditTables } from './tables.ts';

type Account = Exclude<CreditSource, 'gift_card'>;

/** A movement of credit by its id. */
export const findEntry = (
  db: Queries,
  id: number,
): Promise<Selectable<CreditTables['credit_entries']> | undefined> =>
  db.selectFrom('credit_entries').selectAll().where('id', '=', id).executeTakeFirst();

/** The id of a new movement. */
export async function idOfEntry(
  db: Queries,
  entry: { source: Account; owner: string; reference: string; event: 'grant' | 'withdraw' },
): Promise<number> {
  const { id } = await db
    .selectFrom('credit_entries')
    .select('id')
    .where('source', '=', entry.source)
    .where('owner', '=', entry.owner)
    .where('event', '=', entry.event)
    .where('reference', '=', entry.reference)
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** A credit that staff gave a user; undefined for another kind of movement, or another user's. */
export async function grantOfStaff(
  db: Queries,
  owner: string,
  id: number,
): Promise<{ source: Account; amount: number; reference: string } | undefined> {
  const entry = await findEntry(db, id);
  if (entry?.owner !== owner || entry.event !== 'grant' || entry.source === 'gift_card') return undefined;
  const { source, amount_cents: amount, reference } = entry;
  return reference.startsWith('staff:') ? { source, amount, reference } : undefined;
}

/** Whether a credit was withdrawn, by the reference of its grant. */
export const isWithdrawn = async (db: Queries, owner: string, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('credit_entries')
    .select('id')
    .where('owner', '=', owner)
    .where('event', '=', 'withdraw')
    .where('reference', '=', reference)
    .executeTakeFirst()) !== undefined;
