import type { Queries } from '../../../platform/database/database.ts';

/** A carrier that something is sold of, and its name as people read it: `FEDEX`, `FedEx`. */
export type Carrier = { carrier: string; name: string };

/** Every carrier, by name. */
export const readCarriers = (db: Queries): Promise<Carrier[]> =>
  db
    .selectFrom('service_levels')
    .select(['carrier', 'carrier_label as name'])
    .distinct()
    .orderBy('carrier_label')
    .execute();
