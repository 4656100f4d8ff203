import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Tables } from '../../tables.ts';
import { literal } from './suggestions.ts';

export type OwnAddress = Selectable<Tables['address_book']>;

/** AD-16: an entry of the user's own book; another's is not found. */
export async function findOwnAddress(
  db: Queries,
  userId: string,
  id: string,
): Promise<OwnAddress | undefined> {
  return db
    .selectFrom('address_book')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** AD-15, AD-16: entries of the user's own book that hold the term in label, company, contact, street, town or code. */
export async function suggestOwnAddresses(
  db: Queries,
  userId: string,
  term: string,
  country: string | undefined,
  limit: number,
): Promise<Suggestion[]> {
  const inside = `%${literal(term.trim().toLowerCase())}%`;
  const rows = await db
    .selectFrom('address_book')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(country !== undefined, (query) => query.where('country_code', '=', country ?? ''))
    .where(
      sql<string>`lower(concat_ws(' ', label, company_name, contact, address_1, city, zip))`,
      'like',
      inside,
    )
    .orderBy('default_origin', 'desc')
    .orderBy('label')
    .limit(Math.min(limit, autocomplete.maxItems))
    .execute();
  return rows.map((row) => ({
    id: `book-${row.id}`,
    kind: 'address-book',
    label: row.label || row.company_name || row.address_1,
    detail: `${row.address_1}, ${row.city}, ${row.state} ${row.zip}`,
    preferred: row.default_origin,
    club_id: row.club_id,
    autofill_zip: row.zip,
    autofill_city: row.city,
    autofill_state: row.state,
    autofill_country: row.country_code,
    autofill_address: row.address_1,
    autofill_club_id: row.club_id,
  }));
}
