import type { Queries } from '../../../platform/database/database.ts';
import type { Point } from '../../tariff/public/distance.ts';
import { findPlace } from '../public/store.ts';

/**
 * The point for ranking suggestions by distance: the given code, or else the user's default origin, or else
 * none.
 */
export async function locationBias(
  db: Queries,
  { zip, country, userId }: { zip: string | undefined; country: string; userId: string | null },
): Promise<Point | null> {
  if (zip) return pointOf(db, country, zip);
  if (userId === null) return null;
  const origin = await db
    .selectFrom('address_book')
    .select(['country_code', 'zip'])
    .where('user_id', '=', userId)
    .where('default_origin', '=', true)
    .limit(1)
    .executeTakeFirst();
  return origin ? pointOf(db, origin.country_code, origin.zip) : null;
}

async function pointOf(db: Queries, country: string, zip: string): Promise<Point | null> {
  const place = await findPlace(db, country, zip);
  if (!place || place.latitude === null || place.longitude === null) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}
