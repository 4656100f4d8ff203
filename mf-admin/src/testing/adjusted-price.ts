import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

/** A round trip of $100, less what an admin took off its rate. */
export const adjustedPrice: PriceResponse = {
  orders: [{ _id: 'ord_1', line_items: [], final_price: cents(8505) }],
  quote_id: 'quote_1',
  quote_expires_at: '2026-12-01T15:00:00Z',
  outbound_price_cents: cents(5000),
  return_price_cents: cents(5000),
  insurance_cents: cents(0),
  wholesale_discount_cents: cents(0),
  original_price: cents(10_000),
  final_price_cents: cents(8505),
  coupon: null,
  coupon_code: null,
  coupon_error: null,
  coupon_invalid: false,
  coupon_roundtrip_invalid: false,
  coupon_notice: null,
  gift_cards: [],
  ship_rate_adjustment: cents(-1495),
  roundtrip_shipment: true,
  zero_cents_penalty: null,
  has_valid_adjustment: true,
  not_much_credit: false,
  not_greator_credits: false,
  minus_amount: false,
  pickup_date_error: false,
  pickup_date_error_message: null,
  cart_replacement: null,
  admin_details: null,
};
