import type { Queries } from '../../../platform/database/database.ts';

/** A carrier with services for sale, and its display name: `FEDEX`, `FedEx`. */
export type Carrier = { carrier: string; name: string };

/** Every carrier, by name. */
export const readCarriers = (db: Queries): Promise<Carrier[]> =>
  db
    .selectFrom('service_levels')
    .select(['carrier', 'carrier_label as name'])
    .distinct()
    .orderBy('carrier_label')
    .execute();

/** Carriers that serve a country, in the order in which their services are listed. */
export async function readHomeCarriers(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('service_levels')
    .select('carrier_label')
    .where('system_name', 'like', 'DOMESTIC%')
    .orderBy('id')
    .execute();
  return [...new Set(rows.map(({ carrier_label }) => carrier_label))];
}
