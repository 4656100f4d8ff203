import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { priceResponseSchema } from './schema.ts';

/** The fields sent with the shipment form in a price request or an order. */
export const priceFields = {
  /** Codes of gift cards, separated by comma or space. */
  gift_card: z.optional(wireText(200)),
  /** Whole cents in digits, like the two below. */
  wallet_creadits: z.optional(wireText(12)),
  ship_wallet_creadits: z.optional(wireText(12)),
  x_surcharge_check: z.optional(wireText(5)),
  x_refund_surcharges: z.optional(wireText(5)),
  payment_method: z.optional(wireText(40)),
  price_api_order_id: z.optional(wireText(64)),
  experiment_variation_id: z.optional(wireText(64)),
  experiment_id: z.optional(wireText(64)),
  comp_discount: z.optional(wireText(12)),
  pickup_service_options: z.optional(z.record(wireText(20), wireText(20))),
  return_service_options: z.optional(z.record(wireText(20), wireText(20))),
};

export const shipPrice = defineCall({
  name: 'pricing.ship-price',
  row: 'EP-26',
  summary: 'Prices the shipment line by line and stores the quote for placing the order',
  method: 'POST',
  path: '/refactor/v5/ship/ship_price',
  access: 'session',
  rate: 'relaxed',
  body: z.extend(shipmentFormSchema, priceFields),
  response: priceResponseSchema,
  errors: {
    no_service: 422,
    nothing_to_price: 422,
    line_not_offered: 422,
    cart_not_found: 404,
    order_not_found: 404,
  },
});
