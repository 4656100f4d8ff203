import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';
import { type FacilityRow, findFacility } from './store.ts';

/** The slug of a typed name, as the database makes it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The path of a facility's page: the first facility of a name in a town has the plain slug, any other one
 * adds its id.
 */
const slugOfFacility = ({ slug, id }: { slug: string; id: number }, first: boolean): string =>
  first ? slug : `${slug}-${id}`;

/** Whether no facility with a lower id has the same slug, as a column of a query on `facilities`. */
const isFirstOfSlug = sql<boolean>`not exists (
  select from facilities other where other.slug = facilities.slug and other.id < facilities.id
    and other.archived_at is null)`;

/** The facility of a brand by the slug of its page; undefined for any other text. */
export async function findFacilityBySlug(
  db: Queries,
  text: string,
  brandSlug: string,
): Promise<FacilityRow | undefined> {
  const row = await rowsOfSlug(db, text).where('archived_at', 'is', null).executeTakeFirst();
  const facility = row && (await findFacility(db, row.id));
  return facility?.brand_slugs.includes(brandSlug) ? facility : undefined;
}

/** Facilities whose page has this slug, oldest first. */
function rowsOfSlug(db: Queries, text: string) {
  const [, plain = text, id] = /^(.+)-(\d{1,9})$/.exec(text) ?? [];
  return db
    .selectFrom('facilities')
    .select('id')
    .where((where) =>
      where.or([
        where('slug', '=', text),
        ...(id === undefined ? [] : [where.and([where('slug', '=', plain), where('id', '=', Number(id))])]),
      ]),
    )
    .orderBy('id')
    .limit(1);
}

/**
 * CO-137, CO-138: a former page of a brand's facility: the slug of the facility into which it was merged, or
 * the archived facility itself. Undefined for any other text.
 */
export async function findFormerPage(
  db: Queries,
  text: string,
  brandSlug: string,
): Promise<{ movedTo: string } | { gone: FacilityRow } | undefined> {
  const row = await rowsOfSlug(db, text).where('archived_at', 'is not', null).executeTakeFirst();
  const facility = row && (await findFacility(db, row.id));
  if (!facility?.archived_brands.includes(brandSlug)) return undefined;
  if (facility.merged_into === null) return { gone: facility };
  const remaining = await db
    .selectFrom('facilities')
    .select(['id', 'slug', 'archived_at', isFirstOfSlug.as('first')])
    .where('id', '=', facility.merged_into)
    .executeTakeFirst();
  return remaining?.archived_at === null
    ? { movedTo: slugOfFacility(remaining, remaining.first) }
    : { gone: facility };
}

/** The nearest facilities of a brand, by slug and name; those of the same state where the place is unknown. */
export async function facilitiesNear(
  db: Queries,
  { latitude, longitude, state }: Pick<FacilityRow, 'latitude' | 'longitude' | 'state'>,
  brandSlug: string,
  limit: number,
): Promise<{ slug: string; name: string; town: string }[]> {
  const isPlaced = latitude !== null && longitude !== null;
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'slug', 'name', 'city', 'state', isFirstOfSlug.as('first')])
    .where(isOf(brandSlug))
    .$if(!isPlaced, (query) => query.where('state', '=', state))
    .$if(isPlaced, (query) =>
      query
        .where('latitude', 'is not', null)
        // Degrees suffice for an order; a degree of longitude is shorter away from the equator.
        .orderBy(
          sql`power(latitude - ${latitude}, 2) + power((longitude - ${longitude}) * cos(radians(${latitude})), 2)`,
        ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    slug: slugOfFacility(row, row.first),
    name: row.name,
    town: [row.city, row.state].filter(Boolean).join(', '),
  }));
}

/** The only slug of a brand's facilities that begins with a text, followed by more words; undefined for none or several. */
export async function findOnlySlugFrom(
  db: Queries,
  text: string,
  brandSlug: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('facilities')
    .select('slug')
    .where('slug', 'like', `${literal(text)}-%`)
    .where(isOf(brandSlug))
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.slug : undefined;
}

const isOf = (brandSlug: string) => sql<boolean>`brand_slugs @> array[${brandSlug}::text]`;

/** How many facilities a brand has. */
export async function countFacilitiesOf(db: Queries, brandSlug: string): Promise<number> {
  const row = await db
    .selectFrom('facilities')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where(isOf(brandSlug))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Slugs of a brand's facilities, oldest first. */
export async function listSlugsOf(
  db: Queries,
  brandSlug: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('facilities')
    .select(['id', 'slug', isFirstOfSlug.as('first')])
    .where(isOf(brandSlug))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => slugOfFacility(row, row.first));
}
