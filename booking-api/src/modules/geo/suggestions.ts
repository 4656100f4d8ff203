import { autocomplete } from '@sendahead/shared-contracts/constants';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';

/** A term as a LIKE pattern: what the customer typed stands for itself. */
export const literal = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/** AD-14, AD-15: facilities of a brand, or of all brands; preferred ones first, then names that begin so, then the most alike. */
export async function suggestFacilities(
  db: Queries,
  term: string,
  brand: string | undefined,
  country: string | undefined,
  limit: number,
): Promise<Suggestion[]> {
  const wanted = term.trim().toLowerCase();
  const prefix = `${literal(wanted)}%`;
  const inside = `%${literal(wanted)}%`;
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'name', 'address_1', 'city', 'state', 'zip', 'country', 'preferred'])
    .$if(brand !== undefined, (query) => query.where(sql<boolean>`brand_slugs @> array[${brand}]::text[]`))
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .where((where) =>
      where.or([
        where(sql<string>`lower(name)`, 'like', inside),
        where(sql<string>`lower(city)`, 'like', prefix),
        where('zip', 'like', prefix),
        where(sql<boolean>`lower(name) % ${wanted}`, '=', sql<boolean>`true`),
      ]),
    )
    .orderBy(sql`(lower(name) like ${inside} or lower(city) like ${prefix}) and preferred`, 'desc')
    .orderBy(sql`lower(name) like ${prefix}`, 'desc')
    .orderBy(sql`similarity(lower(name), ${wanted})`, 'desc')
    .orderBy('name')
    .limit(Math.min(limit, autocomplete.maxItems))
    .execute();
  return rows.map((row) => ({
    id: `facility-${row.id}`,
    kind: 'facility',
    label: row.name,
    detail: `${row.city}, ${row.state} ${row.zip}`,
    preferred: row.preferred,
    club_id: row.id,
    autofill_zip: row.zip,
    autofill_city: row.city,
    autofill_state: row.state,
    autofill_country: row.country,
    autofill_address: row.address_1,
    autofill_club_id: row.id,
  }));
}
