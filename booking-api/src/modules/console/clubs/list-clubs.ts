import type { ListedClub } from '@sendahead/shared-contracts/console/club-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { patternsOf } from '../../staff/public/people-search.ts';

const pageLength = 50;
/** What clubs are found by, as the index `facilities_search_trgm` has it: name, street, city, state and zip. */
const searched = sql`lower(name || ' ' || address_1 || ' ' || city || ' ' || state || ' ' || zip)`;

export type ClubFilter = {
  search: string | undefined;
  brand: string | undefined;
  /** One club alone; undefined for all. */
  only: number | undefined;
  after: number | undefined;
};

/** Clubs of one page, by number. */
export async function listClubs(
  db: Queries,
  { search = '', brand, only, after }: ClubFilter,
): Promise<{ clubs: ListedClub[]; more: boolean }> {
  const text = search.trim().toLowerCase();
  const parts = patternsOf(text.split(/[\s,]+/).filter(Boolean));
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'name', 'kind', 'brand_slugs', 'city', 'state'])
    .select([
      sql<boolean>`exists (select 1 from facility_fees f where f.facility_id = facilities.id)`.as('own_fees'),
      sql<boolean>`exists (select 1 from club_accounts a where a.club_id = facilities.id and a.open)`.as(
        'billed',
      ),
    ])
    .$if(/^\d{1,9}$/.test(text), (query) => query.where('id', '=', Number(text)))
    .$if(text !== '' && !/^\d{1,9}$/.test(text), (query) =>
      parts.reduce((found, part) => found.where(sql<boolean>`${searched} like ${part}`), query),
    )
    .$if(brand !== undefined, (query) => query.where(sql<boolean>`brand_slugs @> array[${brand}]`))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .orderBy('id')
    .limit(pageLength + 1)
    .execute();
  return {
    clubs: rows.slice(0, pageLength).map(({ brand_slugs, city, state, ...row }) => ({
      ...row,
      brands: brand_slugs,
      place: `${city}, ${state}`,
    })),
    more: rows.length > pageLength,
  };
}
