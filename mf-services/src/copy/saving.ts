import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { formatMoney } from '@sendahead/shared-ui';
import type { TripType } from '../state/state.ts';

/** What the promotional price of a service saves, said beside the struck one; undefined where nothing is struck. */
export function savingText(
  { price_cents: price, alternate_price_cents: retail }: ServiceOption,
  tripType: TripType,
): string | undefined {
  if (retail === null || retail <= price) return undefined;
  const saved = formatMoney(retail - price);
  return tripType === 'round_trip' ? `Round trip saves ${saved}` : `Saves ${saved}`;
}
