import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { clockWindow } from './hours.ts';

export const feePrice = (fee: PickupFee): string => (fee.price_cents === 0 ? 'Free' : fee.formatted_amount);

/** Price and hours: `$14.95, 9:00 AM to 5:00 PM`. */
export const feeHint = (fee: PickupFee): string =>
  isDropOff(fee) ? feePrice(fee) : `${feePrice(fee)}, ${clockWindow(fee.ready_time, fee.close_time)}`;

/** The hint of a traveler whose bags go along with the first one's. */
export const alongHint = (fee: PickupFee): string =>
  isDropOff(fee) ? fee.pickup_fees_title : 'Same visit, no extra fee';
