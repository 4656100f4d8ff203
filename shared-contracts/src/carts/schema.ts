import * as z from 'zod/mini';
import { wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

/** EN-04. `cart_token` is a capability: anyone who has it may read and write the cart. */
export const cartSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  display_id: z.string(),
  cart_token: z.string(),
});

/** EN-05, TK-10: what is saved of a booking under way; return_ fields are dropped for one-way. */
export const cartSessionSchema = z.strictObject({
  origin_city: wireText(60),
  origin_state: wireText(40),
  destination_city: wireText(60),
  destination_state: wireText(40),
  /** `name:email` pairs. */
  travelers: z.array(wireText(200)).check(z.maxLength(25)),
  ship_state: shipmentFormSchema,
});
export type CartSession = z.output<typeof cartSessionSchema>;
