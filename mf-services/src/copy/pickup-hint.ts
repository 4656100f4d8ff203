import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { clockTime, clockWindow } from './hours.ts';

export const feePrice = (fee: PickupFee): string => (fee.price_cents === 0 ? 'Free' : fee.formatted_amount);

/** Price and hours: `$14.95, 9:00 AM to 5:00 PM`. */
export const feeHint = (fee: PickupFee): string =>
  isDropOff(fee) ? feePrice(fee) : `${feePrice(fee)}, ${clockWindow(fee.ready_time, fee.close_time)}`;

/** The hint of a traveler whose bags are picked up with the first one's. */
export const alongHint = (fee: PickupFee): string =>
  isDropOff(fee) ? fee.pickup_fees_title : 'Same visit, no extra fee';

const isWindow = (fee: PickupFee): boolean => !isDropOff(fee) && !fee.waived;
const hoursOf = (fee: PickupFee): number => fee.close_time_hour - fee.ready_time_hour;

/** The cheapest of several windows, and the others; undefined if there is nothing to compare. */
function compared(fees: readonly PickupFee[]): { cheapest: PickupFee; dearer: PickupFee[] } | undefined {
  const [cheapest, ...others] = fees.filter(isWindow).toSorted((a, b) => a.price_cents - b.price_cents);
  const dearer = others.filter(({ price_cents }) => price_cents > (cheapest?.price_cents ?? 0));
  return cheapest && dearer.length > 0 ? { cheapest, dearer } : undefined;
}

/** TL-08: price, how much more it is than that of the cheapest window, and hours. */
export function pickupHint(fee: PickupFee, fees: readonly PickupFee[]): string {
  const windows = compared(fees);
  if (!windows || !isWindow(fee)) return feeHint(fee);
  const more = fee.price_cents - windows.cheapest.price_cents;
  const comparison = more > 0 ? `${formatCents(cents(more))} more` : 'lowest pickup price';
  return `${feePrice(fee)}, ${comparison}, ${clockWindow(fee.ready_time, fee.close_time)}`;
}

/** TL-08: why windows cost more than the cheapest: the carrier plans a trip around a short one, and makes another one late. */
export function windowsWhy(fees: readonly PickupFee[]): string | undefined {
  const windows = compared(fees);
  if (!windows) return undefined;
  const { cheapest, dearer } = windows;
  const isShorter = dearer.some((fee) => hoursOf(fee) < hoursOf(cheapest));
  const isLater = dearer.some((fee) => fee.close_time_hour > cheapest.close_time_hour);
  const late = `pickup after ${clockTime(cheapest.close_time)}`;
  return [
    'The driver comes once within the hours shown.',
    ...(isShorter ? [`A shorter wait costs more${isLater ? `, and so does a ${late}` : ''}.`] : []),
    ...(isLater && !isShorter ? [`A ${late} costs more.`] : []),
  ].join(' ');
}
