import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { sql } from 'kysely';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { normalizeCity } from '../public/normalize-address.ts';
import { placeKey } from '../public/place-key.ts';
import { findPlace } from '../public/store.ts';

/** An end of a shipment, for finding notices. */
export type NoticeQuery = {
  zip: string;
  city: string | undefined;
  state: string | undefined;
  country: string;
  addressType: ShipEnd;
  brandId: number;
};

/**
 * AD-22: today's notices of an area, by the area's own calendar. A notice matches by code, state or town; one
 * that names state and town matches that town of that state.
 */
export async function findNotices(
  db: Queries,
  nowMs: number,
  query: NoticeQuery,
): Promise<{ message: string }[]> {
  const place = await findPlace(db, query.country, query.zip);
  const { country, code } = placeKey(query.country, query.zip);
  const today = localTime(nowMs, place?.timeZone ?? homeTimeZone).date;
  const state = place?.state ?? query.state?.trim().toUpperCase() ?? '';
  const cities = [query.city ?? '', place?.city ?? ''].map(normalizeCity);
  return db
    .selectFrom('disaster_notices')
    .select('message')
    .where('country', '=', country)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .where(sql<boolean>`(address_types = '{}' or address_types @> array[${query.addressType}]::text[])`)
    .where(sql<boolean>`(brand_ids = '{}' or brand_ids @> array[${query.brandId}]::integer[])`)
    .where(
      sql<boolean>`(
        (states = '{}' and cities = '{}' and zip_prefixes = '{}')
        or ((states <> '{}' or cities <> '{}')
          and (states = '{}' or states @> array[${state}]::text[])
          and (cities = '{}' or cities && array[${cities[0]}, ${cities[1]}]::text[]))
        or exists (select from unnest(zip_prefixes) as prefix where starts_with(${code}, prefix))
      )`,
    )
    .orderBy('id')
    .execute();
}
