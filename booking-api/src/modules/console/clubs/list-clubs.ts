import type { ListedClub } from '@sendahead/shared-contracts/console/club-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

const pageLength = 50;

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
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
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
      query.where(sql<boolean>`lower(name) like ${part}`),
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
