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

/** A price as the server answers it; the total is what stands in `total`, the single order's line sums to it. */
export function priceOf(total: number, over: Partial<PriceResponse> = {}): PriceResponse {
  const amount = cents(total);
  return {
    orders: [{ _id: 'ord_1', line_items: [lineItem({ amount_cents: amount })], final_price: amount }],
    quote_id: `quote_${Math.abs(total)}`,
    quote_expires_at: '2026-11-21T13:00:00Z',
    outbound_price_cents: amount,
    return_price_cents: cents(0),
    insurance_cents: cents(0),
    wholesale_discount_cents: cents(0),
    original_price: amount,
    final_price_cents: amount,
    coupon: null,
    coupon_code: null,
    coupon_error: null,
    coupon_invalid: false,
    coupon_roundtrip_invalid: false,
    coupon_notice: null,
    gift_cards: [],
    ship_rate_adjustment: null,
    roundtrip_shipment: false,
    zero_cents_penalty: null,
    has_valid_adjustment: false,
    not_much_credit: false,
    not_greator_credits: false,
    minus_amount: false,
    pickup_date_error: false,
    pickup_date_error_message: null,
    cart_replacement: null,
    admin_details: null,
    ...over,
  };
}
