import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** A courier that serves a facility, with the carriers that it hands bags over to. */
export type LogisticsProvider = {
  id: number;
  name: string;
  pickup: boolean;
  delivery: boolean;
  carriers: string[];
};

/** The courier of a facility, as a column of a query on `facilities`. */
export const ownProvider = sql<LogisticsProvider | null>`(
  select json_build_object('id', p.id, 'name', p.name, 'pickup', p.pickup, 'delivery', p.delivery, 'carriers', p.carriers)
  from facility_logistics f join logistics_providers p on p.id = f.provider_id
  where f.facility_id = facilities.id order by f.position limit 1)`;

/** EP-19: a courier by its id, if it serves the facility; undefined otherwise. */
export async function findProviderOf(
  db: Queries,
  facilityId: number,
  providerId: number,
): Promise<LogisticsProvider | undefined> {
  return db
    .selectFrom('facility_logistics')
    .innerJoin('logistics_providers', 'logistics_providers.id', 'facility_logistics.provider_id')
    .selectAll('logistics_providers')
    .where('facility_logistics.facility_id', '=', facilityId)
    .where('logistics_providers.id', '=', providerId)
    .executeTakeFirst();
}

/**
 * The carriers that pick up at a facility: those of its courier if the courier picks up, otherwise those that
 * pick up themselves.
 */
export const carriersAt = (facility: {
  pickup_carriers: readonly string[];
  logistics_provider: LogisticsProvider | null;
}): readonly string[] =>
  facility.logistics_provider?.pickup ? facility.logistics_provider.carriers : facility.pickup_carriers;

/**
 * The carriers that deliver to a facility: those of its courier if the courier delivers, otherwise any (no
 * list).
 */
export const deliveredBy = ({
  logistics_provider: courier,
}: {
  logistics_provider: LogisticsProvider | null;
}): (readonly string[])[] => (courier?.delivery ? [courier.carriers] : []);
