import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * MD-09: how many nights a ship is at sea by our own table, regardless of the booking; undefined for an
 * unknown ship.
 */
export async function nightsOf(db: Queries, { line, ship, port }: Cruise): Promise<number | undefined> {
  const row = await db
    .selectFrom('cruise_ships')
    .select('nights')
    .where('line', '=', line)
    .where('ship', '=', ship)
    .where('port_id', '=', port.id)
    .executeTakeFirst();
  return row?.nights;
}
