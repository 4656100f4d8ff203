import { type Insertable, sql } from 'kysely';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type NewAddress = Insertable<Tables['address_book']>;
/** Where a place is kept, and whether it is the default now. */
export type KeptAddress = { id: string; default_origin: boolean };

/** How many places one person may keep; more would only slow the suggestions down. */
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
 * Keeps a place. AD-30: a new default takes the place of the old one. The same place again changes the kept one
 * instead of standing there twice, and leaves it the default that it is. False when the book is full.
 */
export function keepAddress(db: Database, address: NewAddress): Promise<KeptAddress | false> {
  return db.transaction().execute(async (trx) => {
    await onlyWriterOf(trx, address.user_id);
    const same = await sameAddress(trx, address);
    if (address.default_origin) await clearDefault(trx, address.user_id);
    if (same) {
      const { id: _id, user_id: _user, created_at: _created, ...fields } = address;
      const kept = { ...fields, default_origin: fields.default_origin || same.default_origin };
      await trx.updateTable('address_book').set(kept).where('id', '=', same.id).execute();
      return { id: same.id, default_origin: kept.default_origin };
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

/** AD-30: makes an address the default, or no longer; undefined when the person has no such address. */
export function chooseDefaultOrigin(db: Database, userId: string, id: string, chosen: boolean) {
  return db.transaction().execute(async (trx) => {
    await onlyWriterOf(trx, userId);
    if (chosen) await clearDefault(trx, userId);
    return trx
      .updateTable('address_book')
      .set({ default_origin: chosen })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** One writer per person: two tabs cannot both become the default. */
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

/** False when there is no such entry in this person's book. */
export async function removeAddress(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('address_book')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
