import type { FoundClub } from '@sendahead/shared-contracts/console/search-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { contains, type Term } from '../../staff/public/people-search.ts';

/** The searched columns of clubs, exactly as in the index `facilities_words_trgm`. */
const searched = sql<string>`plain_words(name || ' ' || address_1 || ' ' || city || ' ' || state || ' ' || zip)`;

/** Clubs whose name, street, city, state or zip contains all words, by name; only that club if given. */
export async function findClubs(
  trx: Queries,
  terms: readonly Term[],
  only: number | 'any',
  limit: number,
): Promise<FoundClub[]> {
  const contain = sql.join(
    terms.map((term) => contains(searched, term)),
    sql` and `,
  );
  const { rows } = await sql<FoundClub>`
    select id as club_id, name, concat_ws(', ', nullif(city, ''), nullif(state, '')) as place
    from facilities where ${contain} ${only === 'any' ? sql`` : sql`and id = ${only}`}
    order by name, id limit ${limit}`.execute(trx);
  return rows;
}
