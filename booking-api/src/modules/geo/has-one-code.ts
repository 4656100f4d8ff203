import type { Queries } from '../../platform/database/database.ts';
import type { PostalPlace } from './public/store.ts';

/** Whether a town of the United States has a single zip code, which its name then gives. */
export async function hasOneCode(
  db: Queries,
  { country, state, city }: Pick<PostalPlace, 'country' | 'state' | 'city'>,
): Promise<boolean> {
  const codes = await db
    .selectFrom('zip_codes')
    .select('code')
    .where('country', '=', country)
    .where('state', '=', state)
    .where('city', '=', city)
    .limit(2)
    .execute();
  return codes.length === 1;
}
