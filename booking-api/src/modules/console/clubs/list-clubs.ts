import type { ListedClub } from '@sendahead/shared-contracts/console/club-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { patternsOf } from '../../staff/public/people-search.ts';

const pageLength = 50;
/**
 * The searched columns of clubs, exactly as in the index `facilities_search_trgm`: name, street, city, state
 * and zip.
 */
const searched = sql`lower(name || ' ' || address_1 || ' ' || city || ' ' || state || ' ' || zip)`;

export type ClubFilter = {
  search: string | undefined;
  brand: string | undefined;
  /** CO-137: archived clubs only; otherwise they are found by their number only. */
  archived?: 'only' | undefined;
  /** Only this club; undefined for all. */
  only: number | undefined;
  after: number | undefined;
};

/** The condition of a filter on `facilities`. */
function fits({ search = '', brand, archived, only, after }: ClubFilter) {
  const text = search.trim().toLowerCase();
  const isNumber = /^\d{1,9}$/.test(text);
  const parts = text === '' || isNumber ? [] : patternsOf(text.split(/[\s,]+/).filter(Boolean));
  const all = [
    sql`true`,
    ...(archived === 'only' ? [sql`archived_at is not null`] : []),
    ...(archived === undefined && !isNumber && only === undefined ? [sql`archived_at is null`] : []),
    ...(isNumber ? [sql`id = ${Number(text)}`] : []),
    ...parts.map((part) => sql`${searched} like ${part}`),
    ...(brand === undefined ? [] : [sql`brand_slugs @> array[${brand}]`]),
    ...(only === undefined ? [] : [sql`id = ${only}`]),
    ...(after === undefined ? [] : [sql`id > ${after}`]),
  ];
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}

/** The numbers of the next clubs that a filter matches. */
export async function listClubIds(db: Queries, filter: ClubFilter, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('facilities')
    .select('id')
    .where(fits(filter))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Clubs of one page, by number. */
export async function listClubs(
  db: Queries,
  filter: ClubFilter,
): Promise<{ clubs: ListedClub[]; more: boolean }> {
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'name', 'kind', 'brand_slugs', 'city', 'state', 'archived_at'])
    .select([
      sql<boolean>`exists (select 1 from facility_fees f where f.facility_id = facilities.id)`.as('own_fees'),
      sql<boolean>`exists (select 1 from club_accounts a where a.club_id = facilities.id and a.open)`.as(
        'billed',
      ),
    ])
    .where(fits(filter))
    .orderBy('id')
    .limit(pageLength + 1)
    .execute();
  return {
    clubs: rows.slice(0, pageLength).map(({ brand_slugs, city, state, archived_at, ...row }) => ({
      ...row,
      ...(archived_at === null ? {} : { archived: true }),
      brands: brand_slugs,
      place: `${city}, ${state}`,
    })),
    more: rows.length > pageLength,
  };
}
