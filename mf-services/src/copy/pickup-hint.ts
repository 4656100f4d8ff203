import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { clockWindow } from './hours.ts';

/** Price and hours: `$14.95, 9:00 AM to 5:00 PM`. */
export function feeHint(fee: PickupFee): string {
  const price = fee.price_cents === 0 ? 'Free' : fee.formatted_amount;
  return isDropOff(fee) ? price : `${price}, ${clockWindow(fee.ready_time, fee.close_time)}`;
}
