import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { Queries } from '../../../platform/database/database.ts';
import { findCountry } from './countries.ts';
import { territories } from './place-key.ts';
import { findPlace } from './store.ts';

/**
 * OPEN-48: the time zone of an origin: by its postal code, or else its state, or else where most people of
 * its country live.
 */
export async function originZone(
  db: Queries,
  origin: { country: string; zip: string; state: string | undefined },
): Promise<string> {
  const place = await findPlace(db, origin.country, origin.zip);
  if (place?.timeZone) return place.timeZone;
  const state = territories.has(origin.country) ? origin.country : origin.state?.trim().toUpperCase();
  const ofState = state ? await zoneOfState(db, origin.country, state) : undefined;
  return ofState ?? (await findCountry(db, origin.country))?.time_zone ?? homeTimeZone;
}

/** The time zone of most of a state's codes. */
async function zoneOfState(db: Queries, country: string, state: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('zip_codes')
    .select(['time_zone', (select) => select.fn.countAll().as('codes')])
    .where('country', '=', territories.has(country) ? 'US' : country)
    .where('state', '=', state)
    .where('time_zone', 'is not', null)
    .groupBy('time_zone')
    .orderBy('codes', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.time_zone ?? undefined;
}
