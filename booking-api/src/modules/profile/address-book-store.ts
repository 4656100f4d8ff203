import { type Insertable, sql } from 'kysely';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type NewAddress = Insertable<Tables['address_book']>;
/** The key of a saved place, and whether it is the default now. */
export type KeptAddress = { id: string; default_origin: boolean };

/** How many places one person may save; more would only slow down suggestions. */
export const addressBookLimit = 200;

export const listAddresses = (db: Queries, userId: string) =>
  db
    .selectFrom('address_book')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('default_origin', 'desc')
    .orderBy('created_at', 'desc')
    .limit(addressBookLimit)
    .execute();

/**
 * Saves a place. AD-30: a new default replaces the old one. Saving the same place again updates it instead of
 * duplicating it, and keeps its default flag. False when the book is full.
 */
export function keepAddress(db: Database, address: NewAddress): Promise<KeptAddress | false> {
  return db.transaction().execute(async (trx) => {
    await onlyWriterOf(trx, address.user_id);
    const same = await sameAddress(trx, address);
    if (address.default_origin) await clearDefault(trx, address.user_id);
    if (same) {
      const { id: _id, user_id: _user, created_at: _created, ...fields } = address;
      const updatedFields = { ...fields, default_origin: fields.default_origin || same.default_origin };
      await trx.updateTable('address_book').set(updatedFields).where('id', '=', same.id).execute();
      return { id: same.id, default_origin: updatedFields.default_origin };
    }
    const { count } = await trx
      .selectFrom('address_book')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('user_id', '=', address.user_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= addressBookLimit) return false;
    await trx.insertInto('address_book').values(address).execute();
    return { id: address.id, default_origin: address.default_origin };
  });
}

/** AC-19: changes an address that is no club’s; undefined when the person has no such address. */
export const rewriteAddress = (
  db: Queries,
  userId: string,
  id: string,
  fields: Omit<NewAddress, 'id' | 'user_id' | 'created_at' | 'club_id' | 'default_origin'>,
) => updateOwn(db, { userId, id }, fields).where('club_id', 'is', null).returningAll().executeTakeFirst();

const updateOwn = (
  db: Queries,
  { userId, id }: { userId: string; id: string },
  fields: Partial<NewAddress>,
) => db.updateTable('address_book').set(fields).where('user_id', '=', userId).where('id', '=', id);

/** AD-30: sets or clears an address as the default; undefined when the person has no such address. */
export function chooseDefaultOrigin(db: Database, userId: string, id: string, chosen: boolean) {
  return db.transaction().execute(async (trx) => {
    await onlyWriterOf(trx, userId);
    if (chosen) await clearDefault(trx, userId);
    return updateOwn(trx, { userId, id }, { default_origin: chosen }).returningAll().executeTakeFirst();
  });
}

/** One writer per person, so that two tabs cannot both set a default. */
const onlyWriterOf = (trx: Queries, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`address-book ${userId}`}))`.execute(trx);

const clearDefault = (trx: Queries, userId: string) =>
  trx
    .updateTable('address_book')
    .set({ default_origin: false })
    .where('user_id', '=', userId)
    .where('default_origin', '=', true)
    .execute();

const sameAddress = (trx: Queries, address: NewAddress) =>
  trx
    .selectFrom('address_book')
    .select(['id', 'default_origin'])
    .where('user_id', '=', address.user_id)
    .where('address_1', '=', address.address_1)
    .where('address_2', '=', address.address_2)
    .where('zip', '=', address.zip)
    .where('country_code', '=', address.country_code)
    .where('company_name', '=', address.company_name)
    .executeTakeFirst();

/** False when this person's book has no such entry. */
export async function removeAddress(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('address_book')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
