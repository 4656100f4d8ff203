import * as z from 'zod/mini';
import { legNameSchema } from '../orders/leg-name.ts';
import { centsSchema } from '../primitives/cents.ts';

/** One step of the calculation of an amount; the steps of a line add up exactly to it. */
export const explainStepSchema = z.object({ label: z.string(), amount_cents: centsSchema });

export const lineKinds = [
  'shipping',
  'pickup',
  'insurance',
  'surcharge',
  'discount',
  'wholesale_discount',
  'coupon',
  'gift_card',
  'credit',
  'adjustment',
] as const;

/** One line of the order summary: item, traveler, price; deductions are negative. */
export const lineItemSchema = z.object({
  id: z.string(),
  kind: z.enum(lineKinds),
  leg: z.nullable(legNameSchema),
  traveler_id: z.nullable(z.string()),
  title: z.string(),
  detail: z.string(),
  amount_cents: centsSchema,
  original_price_cents: z.nullable(centsSchema),
  explain: z.array(explainStepSchema),
});
export type LineItem = z.output<typeof lineItemSchema>;

export const priceOrderSchema = z.object({
  /** The future order of the cart; empty without a cart. */
  _id: z.string(),
  line_items: z.array(lineItemSchema),
  final_price: centsSchema,
});

/** EN-19, EN-20: the price response, with the field names of the specification. */
export const priceResponseSchema = z.object({
  orders: z.array(priceOrderSchema),
  /**
   * Ours: the stored quote that place order names, empty without a cart; and until when the price is
   * guaranteed (an instant).
   */
  quote_id: z.string(),
  quote_expires_at: z.string(),
  outbound_price_cents: centsSchema,
  return_price_cents: centsSchema,
  insurance_cents: centsSchema,
  wholesale_discount_cents: centsSchema,
  original_price: centsSchema,
  final_price_cents: centsSchema,
  coupon: z.nullable(z.object({ code: z.string(), title: z.string(), amount_cents: centsSchema })),
  coupon_code: z.nullable(z.string()),
  coupon_error: z.nullable(z.string()),
  coupon_invalid: z.boolean(),
  coupon_roundtrip_invalid: z.boolean(),
  coupon_notice: z.nullable(z.string()),
  /**
   * Ours: the end of the pause in checking coupons, or gift cards, after too many wrong ones; the price is
   * returned without them.
   */
  coupon_wait_until: z.optional(z.nullable(z.string())),
  gift_card_wait_until: z.optional(z.nullable(z.string())),
  /**
   * Ours: why a gift card is not accepted; the payments by wallets; the earlier payments of the amended
   * order.
   */
  gift_card_error: z.optional(z.nullable(z.string())),
  wallet_creadits: z.optional(centsSchema),
  ship_wallet_creadits: z.optional(centsSchema),
  paid_before_cents: z.optional(z.nullable(centsSchema)),
  /** Ours: the coupon field contains the code of a usable gift card. */
  coupon_is_gift_card: z.optional(z.boolean()),
  /** Ours: each code, in request order; `balance_cents` is null when it cannot pay. */
  gift_card_codes: z.optional(
    z.array(
      z.object({ code_end: z.string(), balance_cents: z.nullable(centsSchema), amount_cents: centsSchema }),
    ),
  ),
  gift_cards: z.array(z.object({ code_end: z.string(), amount_cents: centsSchema })),
  ship_rate_adjustment: z.nullable(centsSchema),
  roundtrip_shipment: z.boolean(),
  zero_cents_penalty: z.nullable(z.string()),
  has_valid_adjustment: z.boolean(),
  not_much_credit: z.boolean(),
  not_greator_credits: z.boolean(),
  minus_amount: z.boolean(),
  pickup_date_error: z.boolean(),
  pickup_date_error_message: z.nullable(z.string()),
  /** CO-70, ours: the club that pays for the cart as a group event prepared it; absent for all others. */
  paid_by_club: z.optional(z.object({ club_id: z.int(), name: z.string() })),
  /** CO-77, ours: the club whose account is credited with the savings of a change; absent for all others. */
  refund_to_club: z.optional(z.string()),
  cart_replacement: z.nullable(z.object({ id: z.string(), cart_token: z.string() })),
  admin_details: z.nullable(z.record(z.string(), z.string())),
});
export type PriceResponse = z.output<typeof priceResponseSchema>;
