import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { cartSchema } from './schema.ts';

export const openedGroupLinkSchema = z.object({
  /** The event, and the link's person: no one else on the roster. */
  event: z.string(),
  traveler: z.string(),
  /** The order number if it is already booked; then there is no cart. */
  booked: z.nullable(z.string()),
  /** CO-70: the club that pays; absent when the family does. */
  paid_by: z.optional(z.string()),
  /** CO-73: the state of the order, if booked. */
  order_state: z.optional(z.string()),
  /** The cart to continue with. Null when this browser has the booking itself, or it is booked. */
  cart: z.nullable(cartSchema),
});
export type OpenedGroupLink = z.output<typeof openedGroupLinkSchema>;

export const openGroupLink = defineCall({
  name: 'carts.open-group-link',
  row: 'CO-53',
  summary: 'Opens the booking that a group event prepared for a person, with the token of the emailed link',
  method: 'POST',
  path: '/api/v6/group_links/open',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: openedGroupLinkSchema,
  errors: { group_link_not_found: 404, group_event_over: 410 },
});
