import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { GroupEventTables } from './tables.ts';

export type GroupPersonRow = Selectable<GroupEventTables['group_people']>;

const byBunk = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Sorted by bunk, then by name; people without a bunk come last. */
export const inOrderOfBunk = <P extends { bunk: string; name: string }>(people: readonly P[]): P[] =>
  people.toSorted(
    (a, b) =>
      Number(a.bunk === '') - Number(b.bunk === '') ||
      byBunk.compare(a.bunk, b.bunk) ||
      byBunk.compare(a.name, b.name),
  );

/** Everyone on the roster of an event, sorted by bunk. */
export const peopleOf = async (db: Queries, eventId: string): Promise<GroupPersonRow[]> =>
  inOrderOfBunk(await db.selectFrom('group_people').selectAll().where('event_id', '=', eventId).execute());

export const findPerson = (db: Queries, eventId: string, id: string): Promise<GroupPersonRow | undefined> =>
  db
    .selectFrom('group_people')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

/** Removes a person from a roster with all links, unless they booked. */
export async function removePerson(
  trx: Queries,
  eventId: string,
  id: string,
): Promise<'removed' | 'booked' | 'unknown'> {
  const person = await trx
    .selectFrom('group_people')
    .select('order_id')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return 'unknown';
  if (person.order_id !== null) return 'booked';
  await trx.deleteFrom('group_people').where('id', '=', id).execute();
  return 'removed';
}

type PersonFields = Pick<GroupPersonRow, 'name' | 'email' | 'size' | 'bunk' | 'session'> &
  Partial<Pick<GroupPersonRow, 'bags'>>;

/**
 * Corrects a person who has not booked. Links sent to another email stop working; a booking that was opened
 * with another name or item is abandoned, and the next link opens a new one. `uninvited`: their emails went
 * to another address.
 */
export async function changePerson(
  trx: Queries,
  eventId: string,
  id: string,
  fields: PersonFields,
): Promise<'changed' | 'uninvited' | 'booked' | 'twice' | 'unknown'> {
  const person = await trx
    .selectFrom('group_people')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return 'unknown';
  if (person.order_id !== null || person.claimed_by !== null) return 'booked';
  const fold = (text: string): string => text.toLowerCase();
  const others = (await peopleOf(trx, eventId)).filter((other) => other.id !== id);
  if (
    others.some(({ name, email }) => fold(name) === fold(fields.name) && fold(email) === fold(fields.email))
  )
    return 'twice';
  const moved = fold(person.email) !== fold(fields.email);
  let mails = 0n;
  if (moved) {
    await trx.deleteFrom('group_links').where('person_id', '=', id).execute();
    mails = (await trx.deleteFrom('group_mails').where('person_id', '=', id).executeTakeFirst())
      .numDeletedRows;
  }
  const isRepacked = person.size !== fields.size || person.bags !== (fields.bags ?? person.bags);
  const reopens = moved || person.name !== fields.name || isRepacked;
  await trx
    .updateTable('group_people')
    .set({ ...fields, ...(reopens ? { cart_id: null } : {}) })
    .where('id', '=', id)
    .execute();
  return mails > 0n ? 'uninvited' : 'changed';
}

/**
 * Records who took over a person's bags and when, or that no one did; false when that was already recorded.
 */
export async function markHandedOver(
  trx: Queries,
  id: string,
  by: { at: string; userId: string } | null,
): Promise<boolean> {
  const changed = await trx
    .updateTable('group_people')
    .set({ handed_over_at: by?.at ?? null, handed_over_by: by?.userId ?? null })
    .where('id', '=', id)
    .where('handed_over_at', by ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
