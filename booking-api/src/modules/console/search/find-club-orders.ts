import type { FoundClubOrder } from '@sendahead/shared-contracts/console/search-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { pageOfClubOrders } from '../../orders/public/at-clubs/list-club-orders.ts';
import { patternsOf } from '../../staff/public/people-search.ts';

/** The newest orders of a club that contain all terms, as its own staff see them (CO-40). */
export async function findClubOrders(
  trx: Queries,
  clubId: number,
  terms: readonly string[],
  limit: number,
): Promise<FoundClubOrder[]> {
  const rows = await pageOfClubOrders(trx, { clubId, patterns: patternsOf(terms) }, { after: null, limit });
  return rows.map(({ order_id, display_id, state, stops, bags }) => ({
    order_id,
    display_id,
    state,
    travelers: [...new Set(bags.map(({ traveler }) => traveler))],
    day: stops[0]?.day ?? null,
  }));
}
