import { type Role, staffRoles } from '@sendahead/shared-contracts/call/access';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { Price } from './price-cart.ts';
import type { Quote } from './quotes.ts';

const words = {
  invalid: 'This coupon is no longer valid',
  round_trip_only: 'This coupon is valid for round trip shipments only',
  forgone:
    'The coupon applies to the retail rate, not the promotional price. Remove the coupon for promotional pricing.',
};

/** EN-19, EN-20: a price in the names of the specification. */
export function presentPrice(price: Price, quote: Quote, orderId: string, role: Role): PriceResponse {
  const { coupon } = price;
  const legTotal = (name: 'outbound' | 'return'): Cents =>
    price.legs.find((leg) => leg.name === name)?.totalCents ?? cents(0);
  return {
    orders: [{ _id: orderId, line_items: price.lines, final_price: price.totalCents }],
    quote_id: quote.id,
    quote_expires_at: quote.expiresAt,
    outbound_price_cents: legTotal('outbound'),
    return_price_cents: legTotal('return'),
    insurance_cents: addCents(
      ...price.lines.filter((line) => line.kind === 'insurance').map((line) => cents(line.amount_cents)),
    ),
    wholesale_discount_cents: price.wholesaleCents,
    original_price: price.originalCents,
    final_price_cents: price.totalCents,
    coupon:
      coupon.state === 'valid'
        ? { code: coupon.coupon.code, title: coupon.coupon.title, amount_cents: price.couponCents }
        : null,
    coupon_code: price.shipment.coupon === '' ? null : price.shipment.coupon,
    coupon_error:
      coupon.state === 'invalid' || coupon.state === 'round_trip_only' ? words[coupon.state] : null,
    coupon_invalid: coupon.state === 'invalid',
    coupon_roundtrip_invalid: coupon.state === 'round_trip_only',
    coupon_notice: price.benefitForgone ? words.forgone : null,
    gift_cards: [],
    ship_rate_adjustment: null,
    roundtrip_shipment: price.shipment.itinerary.tripType === 'round_trip',
    zero_cents_penalty: null,
    has_valid_adjustment: false,
    not_much_credit: false,
    not_greator_credits: false,
    minus_amount: false,
    pickup_date_error: price.dateError !== null,
    pickup_date_error_message: price.dateError,
    cart_replacement: null,
    admin_details: staffRoles.includes(role)
      ? {
          'Rate sheet': price.rateSheetVersion,
          'Carrier cost': formatCents(price.costCents),
          Margin: formatCents(cents(price.totalCents - price.costCents)),
        }
      : null,
  };
}
