import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { literal } from '../../../../platform/database/like.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Point } from '../../../tariff/public/distance.ts';
import { territories } from '../../public/place-key.ts';

export type OwnAddress = Selectable<Tables['address_book']>;

/** AD-16: an entry of the user's own book; another user's is not found. */
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

type Near = Point | null;

/** The minimum length for tolerating a typo, and the minimum similarity to a part of the entry. */
const guessFrom = 4;
const likeness = 0.5;

/**
 * AD-15, AD-16: entries of the user's own address book that contain the term in label, company, contact,
 * street, town or code. Prefix matches come first, then the nearest, then the default origin. When nothing
 * matches, fuzzy matches.
 */
export async function suggestOwnAddresses(
  db: Queries,
  userId: string,
  term: string,
  country: string | undefined,
  limit: number,
  near: Near = null,
): Promise<Suggestion[]> {
  const searchText = term.trim().toLowerCase();
  const ask = { userId, wanted: searchText, country, limit: Math.min(limit, autocomplete.maxItems), near };
  const holds = sql<boolean>`${whole} like ${`%${literal(searchText)}%`}`;
  const written = await findEntries(db, ask, holds);
  if (written.length > 0 || searchText.length < guessFrom) return written.map(present);
  const alike = sql<boolean>`word_similarity(${searchText}, ${whole}) >= ${likeness}`;
  return (await findEntries(db, ask, alike)).map(present);
}

const parts = ['label', 'company_name', 'contact', 'address_1', 'city', 'zip'].map((part) =>
  sql.ref(`address_book.${part}`),
);
const whole = sql<string>`lower(concat_ws(' ', ${sql.join(parts)}))`;

type Ask = { userId: string; wanted: string; country: string | undefined; limit: number; near: Near };

/** A book is short, so all of it is read and ranked in memory. */
async function findEntries(
  db: Queries,
  { userId, wanted, country, limit, near }: Ask,
  match: RawBuilder<boolean>,
): Promise<OwnAddress[]> {
  const starts = sql.join(
    parts.map((part) => sql`lower(${part}) like ${`${literal(wanted)}%`}`),
    sql` or `,
  );
  return db
    .selectFrom('address_book')
    .leftJoin('zip_codes', (join) =>
      join.on(
        sql<boolean>`zip_codes.country = case when address_book.country_code = any(${[...territories]})
            then 'US' else address_book.country_code end
          and zip_codes.code = case address_book.country_code when 'CA'
            then left(upper(address_book.zip), 3) else left(address_book.zip, 5) end`,
      ),
    )
    .selectAll('address_book')
    .where('user_id', '=', userId)
    .$if(country !== undefined, (query) => query.where('country_code', '=', country ?? ''))
    .where(match)
    .orderBy(sql`(${starts})`, 'desc')
    .$if(near !== null, (query) =>
      query.orderBy(
        sql`power(latitude - ${near?.latitude}::float8, 2)
          + power((longitude - ${near?.longitude}::float8) * cos(radians(${near?.latitude}::float8)), 2)`,
        (order) => order.asc().nullsLast(),
      ),
    )
    .orderBy('default_origin', 'desc')
    .orderBy(sql`word_similarity(${wanted}, ${whole})`, 'desc')
    .orderBy('label')
    .orderBy('address_book.id')
    .limit(limit)
    .execute();
}

const present = (row: OwnAddress): Suggestion => ({
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
});
