import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { cartParams, cartQuery } from '../carts/calls.ts';
import { centsSchema } from '../primitives/cents.ts';
import { orderLinkStates } from './order-link-calls.ts';

/** The pay link that staff sent for a customer's booking, as that customer sees it. */
export const waitingLinkSchema = z.object({
  display_id: z.string(),
  /** Set once the link is paid. */
  order_id: z.nullable(z.string()),
  state: z.enum(orderLinkStates),
  /** First name of the staff member who sent it. */
  sent_by: z.string(),
  /** Where it was emailed; a guest sees only part of it. */
  email: z.string(),
  amount_cents: centsSchema,
  /** An instant. */
  expires_at: z.string(),
  /** Whether it was sent to this customer, who can open it here. */
  can_pay: z.boolean(),
  /** Whether this browser waits for the booking, and can withdraw the link to continue it. */
  can_take_back: z.boolean(),
});
export type WaitingLink = z.output<typeof waitingLinkSchema>;

const errors = { cart_not_found: 404, pay_link_not_found: 404 } as const;

export const readWaitingLink = defineCall({
  name: 'payments.read-waiting-link',
  row: 'own',
  summary: 'The pay link that a booking waits for, by the customer’s cart token or for its owner',
  method: 'GET',
  path: '/api/v6/carts/:cartId/pay-link',
  access: 'session',
  rate: 'relaxed',
  params: cartParams,
  query: cartQuery,
  response: waitingLinkSchema,
  errors,
});

export const openWaitingLink = defineCall({
  name: 'payments.open-waiting-link',
  row: 'own',
  summary: 'Opens the pay link of a booking for the customer to whom it was sent',
  method: 'POST',
  path: '/api/v6/carts/:cartId/pay-link/open',
  access: 'session',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({}),
  /** Its path and fragment. */
  response: z.object({ address: z.string() }),
  errors: { ...errors, split_closed: 409, split_charging: 409 },
});

export const withdrawWaitingLink = defineCall({
  name: 'payments.withdraw-waiting-link',
  row: 'own',
  summary: 'Withdraws the pay link of a booking with the customer’s cart token, before they take it back',
  method: 'POST',
  path: '/api/v6/carts/:cartId/pay-link/withdraw',
  access: 'session',
  params: cartParams,
  query: cartQuery,
  body: z.strictObject({}),
  response: waitingLinkSchema,
  errors: { ...errors, split_closed: 409, split_charging: 409 },
});
