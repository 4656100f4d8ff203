import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { legNameSchema } from '../orders/leg-name.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { paymentBodySchema } from './calls.ts';

/** `asked`: no answer yet, or the agreed card was declined. `declined`: does not take part. */
export const shareStates = ['asked', 'agreed', 'declined'] as const;
export type ShareState = (typeof shareStates)[number];

/** `open`: waits for everyone, or is being charged; `placed`: paid by all, and ordered. */
export const splitStates = ['open', 'placed', 'stopped', 'expired'] as const;
export type SplitState = (typeof splitStates)[number];

/** A share as the buyer sees it: never another person's card. */
const shareSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  amount_cents: centsSchema,
  state: z.enum(shareStates),
  /** The buyer's own. */
  is_buyer: z.boolean(),
  /** The buyer pays it instead of the invited payer. */
  taken_over: z.boolean(),
  /** Why its card was refused when all were charged; null when it was not. */
  problem: z.nullable(z.string()),
  /** PY-31: an instant: when its payer was reminded; absent when nobody was. */
  reminded_at: z.optional(z.string()),
});
export type Share = z.output<typeof shareSchema>;

export const billSplitSchema = z.object({
  cart_id: z.string(),
  display_id: z.string(),
  order_id: z.nullable(z.string()),
  state: z.enum(splitStates),
  /** All have agreed, and their cards are being charged. */
  charging: z.boolean(),
  total_cents: centsSchema,
  /** An instant: the deadline for everyone to agree. */
  expires_at: z.string(),
  shares: z.array(shareSchema),
  /** CO-86: one person pays all of it, through a link that staff sent. */
  by_link: z.optional(z.boolean()),
});
export type BillSplit = z.output<typeof billSplitSchema>;

/** `error`: a code of place order; then no one was asked. */
const splitAnswer = z.object({
  status: z.boolean(),
  error: z.nullable(z.string()),
  split: z.nullable(billSplitSchema),
});

const cartId = z.object({ cart_id: identifier });
export const splitRefusals = { split_not_found: 404, split_closed: 409, split_charging: 409 } as const;
/** A card by its nonce, with its billing address for the bank. */
const cardFields = {
  payment_method_nonce: wireText(200),
  'billing-zip-code': z.optional(wireText(10)),
};

export const askShares = defineCall({
  name: 'payments.ask-shares',
  row: 'own',
  summary:
    'Splits the bill of a cart: saves the buyer’s card, emails the others their share, and holds cart and price for 48 hours, without a charge. Idempotent by the header Idempotency-Key',
  method: 'POST',
  path: '/api/v6/bill_splits',
  access: 'signed-in',
  body: paymentBodySchema,
  response: splitAnswer,
  errors: {
    idempotency_key_missing: 400,
    cart_not_found: 404,
    quote_not_found: 404,
    order_not_found: 404,
    payment_method_not_found: 404,
    terms_not_accepted: 403,
    attempt_in_progress: 409,
    bill_divided: 409,
    ordering_paused: 409,
    idempotency_key_reused: 422,
    form_incomplete: 422,
    customer_needed: 422,
    international_info_required: 422,
    holiday_terms_required: 422,
    booking_ordered_already: 422,
    group_booked_already: 409,
    not_divisible: 422,
  },
});

export const readSplit = defineCall({
  name: 'payments.read-split',
  row: 'own',
  summary: 'The status of a split bill, for the buyer',
  method: 'GET',
  path: '/api/v6/bill_splits/:cart_id',
  access: 'signed-in',
  params: cartId,
  response: billSplitSchema,
  errors: { split_not_found: 404 },
});

export const payShares = defineCall({
  name: 'payments.pay-shares',
  row: 'own',
  summary:
    'The buyer pays their share with another card, or the open amount (`rest`); without a nonce with the agreed card',
  method: 'POST',
  path: '/api/v6/bill_splits/:cart_id/pay',
  access: 'signed-in',
  params: cartId,
  body: z.object({
    what: z.enum(['own', 'rest']),
    payment_method_nonce: z.optional(wireText(200)),
    'billing-zip-code': z.optional(wireText(10)),
  }),
  response: splitAnswer,
  errors: { ...splitRefusals, ordering_paused: 409, payment_method_not_found: 404 },
});

export const stopSplit = defineCall({
  name: 'payments.stop-split',
  row: 'own',
  summary: 'Cancels a split bill without a charge and releases the booking',
  method: 'POST',
  path: '/api/v6/bill_splits/:cart_id/stop',
  access: 'signed-in',
  params: cartId,
  body: z.object({}),
  response: billSplitSchema,
  errors: splitRefusals,
});

/** An invited payer's view: their own share, and of the trip neither a street nor anyone else's money. */
export const ownShareSchema = z.object({
  /** The requester's name. */
  buyer: z.string(),
  name: z.string(),
  state: z.enum([...shareStates, 'taken_over', 'stopped', 'expired', 'placed']),
  amount_cents: centsSchema,
  items: z.array(z.string()),
  legs: z.array(
    z.object({
      leg: legNameSchema,
      from: z.string(),
      to: z.string(),
      pickup_date: z.string(),
      arrival_date: z.string(),
    }),
  ),
  expires_at: z.string(),
  problem: z.nullable(z.string()),
});
export type OwnShare = z.output<typeof ownShareSchema>;

/** The token in the link of a share. */
const token = wireText(100);

/** @public Released pages read a share by it; the URL of the call contains its token. */
export const readShare = defineCall({
  name: 'payments.read-share',
  row: 'own',
  summary: 'The share of an emailed link',
  method: 'GET',
  path: '/api/v6/bill_share',
  access: 'session',
  query: z.object({ token }),
  response: ownShareSchema,
  errors: { share_not_found: 404 },
});

export const openShare = defineCall({
  name: 'payments.open-share',
  row: 'own',
  summary: 'The share of an emailed link, by its token in the body',
  method: 'POST',
  path: '/api/v6/bill_share/open',
  access: 'session',
  body: z.object({ token }),
  response: ownShareSchema,
  errors: { share_not_found: 404 },
});

export const agreeShare = defineCall({
  name: 'payments.agree-share',
  row: 'own',
  summary: 'Agrees to pay a share: verifies and saves the card, which is charged once everyone has agreed',
  method: 'POST',
  path: '/api/v6/bill_share/agree',
  access: 'session',
  rate: 'strict',
  body: z.object({ token, ...cardFields }),
  response: z.object({ status: z.boolean(), error: z.nullable(z.string()), share: ownShareSchema }),
  errors: { share_not_found: 404, split_closed: 409, ordering_paused: 409 },
});

export const declineShare = defineCall({
  name: 'payments.decline-share',
  row: 'own',
  summary: 'Declines a share; notifies the buyer',
  method: 'POST',
  path: '/api/v6/bill_share/decline',
  access: 'session',
  rate: 'strict',
  body: z.object({ token }),
  response: ownShareSchema,
  errors: { share_not_found: 404, split_closed: 409 },
});
