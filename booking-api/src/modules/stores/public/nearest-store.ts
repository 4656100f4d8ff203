import { storeLocatorRadius } from '@sendahead/shared-contracts/constants';
import type { DropOffStore } from '@sendahead/shared-contracts/orders/preparation-calls';
import { type CalendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import { storeCarriers } from '@sendahead/shared-contracts/stores/schema';
import { demoStoreLocator } from '../../../integrations/stores/demo/adapter.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findPlace } from '../../geo/public/store.ts';

/** Bags to drop off: their carrier, zip and day, and the heaviest and longest of them. */
export type DropOffSearch = {
  carrier: string;
  country: string;
  zip: string;
  date: CalendarDate;
  weight: number;
  length: number;
};

/**
 * The carrier's nearest place that accepts the bags and is open on the day. None in production, whose table
 * of places is empty.
 */
export async function nearestStore(
  db: Queries,
  { carrier: code, country, zip, date, weight, length }: DropOffSearch,
): Promise<DropOffStore | undefined> {
  const carrier = storeCarriers.find((known) => known === code.toUpperCase());
  const around = country === 'US' ? zip.slice(0, 5) : '';
  const place = carrier && around ? await findPlace(db, 'US', around) : undefined;
  if (!carrier || !place || place.latitude === null || place.longitude === null) return undefined;
  const { latitude, longitude } = place;
  const radius = storeLocatorRadius;
  const stores = await demoStoreLocator(db).near({ carrier, latitude, longitude, radius, weight, length });
  for (const { name, street, city, hours } of stores) {
    const open = hours[weekdayOf(date)];
    if (!open) continue;
    const search = new URLSearchParams({ zip: around, radius: String(radius), carrier });
    return { name, address: `${street}, ${city}`, ...open, map: `/store_locator?${search}` };
  }
  return undefined;
}
