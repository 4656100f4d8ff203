import { isInHolidayWeeks } from '@sendahead/shared-contracts/calendar/holiday-weeks';
import { hasHolidayTerms, seasonOf } from '../../../modules/accounts/public/holiday-terms.ts';
import type { ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * MD-17, TL-26: the owner of an order with bags in the holiday weeks must have accepted their terms. Throws
 * Refusal `holiday_terms_required`.
 */
export async function requireHolidayTerms(
  trx: Queries,
  ownerId: string,
  shipment: ShipmentRecord,
  now: string,
): Promise<void> {
  const days = shipment.legs.flatMap((leg) => [leg.pickup_date, leg.arrival_date]);
  if (!days.some(isInHolidayWeeks) || (await hasHolidayTerms(trx, ownerId, seasonOf(now)))) return;
  throw new Refusal(422, 'holiday_terms_required');
}
