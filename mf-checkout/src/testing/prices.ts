import { plainPrice } from '@sendahead/shared-contracts/factories/price';
import type { LineItem, PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

export const lineItem = (over: Partial<LineItem> = {}): LineItem => ({
  id: 'line-1',
  kind: 'shipping',
  leg: 'outbound',
  traveler_id: '1',
  title: 'Ground, Standard golf bag',
  detail: 'Ann Lee, outbound',
  amount_cents: cents(12_900),
  original_price_cents: null,
  explain: [
    { label: 'Zone 6, 42 lb', amount_cents: cents(11_400) },
    { label: 'Oversize', amount_cents: cents(1500) },
  ],
  ...over,
});

/** A price as the server returns it; `total` is the total, which equals the single order's line. */
export function priceOf(total: number, over: Partial<PriceResponse> = {}): PriceResponse {
  const amount = cents(total);
  return plainPrice(total, {
    orders: [{ _id: 'ord_1', line_items: [lineItem({ amount_cents: amount })], final_price: amount }],
    ...over,
  });
}
