import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { priceWords, couponWords as refusals } from '@sendahead/shared-contracts/pricing/words';
import { codeWait } from './code-wait.ts';

/** ER-07: why a coupon does not apply; null if it does. The server gives the reason. */
export function couponError(price: PriceResponse): string | null {
  if (price.coupon_wait_until) return codeWait('coupon', price.coupon_wait_until);
  // A gift card is moved to its own section.
  if (price.coupon_is_gift_card) return null;
  if (price.coupon_roundtrip_invalid) return priceWords.round_trip_only;
  return price.coupon_error ?? (price.coupon_invalid ? refusals.expired : null);
}

export const couponWords = {
  add: 'Add a coupon code',
  coupon: 'Coupon',
  code: 'Coupon code',
  remove: 'Remove',
  /** PY-38: for a code that was not added. */
  clear: 'Clear',
  apply: 'Apply',
  /** The summary may show a preliminary price of the chosen services. */
  incomplete: 'We’ll check this code once your booking is complete.',
  waits: 'We’ll check this code when your price is ready.',
  checking: 'Checking this code…',
  taken: ({ title }: { title: string }) => `${title} applied.`,
} as const;
