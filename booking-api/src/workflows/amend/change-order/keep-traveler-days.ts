import type { TravelerDays } from '@sendahead/shared-contracts/orders/change-schema';
import { leavesTooEarly } from '@sendahead/shared-contracts/preferences/rules';
import type { Order } from '../../../modules/orders/public/store.ts';
import { keepInternationalInfo } from '../../../modules/preferences/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/**
 * CH-17: saves the traveler's dates with an order without dates, before it is changed; dates that customs
 * already has are kept. Throws Refusal `invalid` for a departure before the arrival.
 */
export async function keepTravelerDays(
  db: Queries,
  order: Pick<Order, 'cart_id'>,
  days: TravelerDays | undefined,
  now: string,
): Promise<void> {
  if (!days) return;
  const info = { arrival: days.date_of_arrival, departure: days.date_of_departure ?? null };
  if (leavesTooEarly(info))
    throw refuse('invalid', [{ path: 'traveler_days.date_of_departure', code: 'too_early' }]);
  await keepInternationalInfo(db, order.cart_id, info, now);
}
