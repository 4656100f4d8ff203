import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import { formatMoney } from '@sendahead/shared-ui';

/** The saving of a promotional price, shown next to the struck one; undefined when there is no struck price. */
export function savingText(
  { price_cents: price, alternate_price_cents: retail }: ServiceOption,
  tripType: TripType,
): string | undefined {
  if (retail === null || retail <= price) return undefined;
  const saved = formatMoney(retail - price);
  return tripType === 'round_trip' ? `Round trip saves ${saved}` : `Saves ${saved}`;
}
