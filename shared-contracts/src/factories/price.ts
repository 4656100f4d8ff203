import type { PriceResponse } from '../pricing/schema.ts';
import { cents } from '../primitives/cents.ts';

/** A one-way price as the server returns it, without lines, coupon or credits; `total` in cents. */
export function plainPrice(total: number, over: Partial<PriceResponse> = {}): PriceResponse {
  const amount = cents(total);
  return {
    orders: [{ _id: 'ord_1', line_items: [], final_price: amount }],
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
