import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { priceFields } from '../pricing/calls.ts';
import { identifier, wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';
import { paymentFormFields, paymentStatusSchema } from './calls.ts';
import { clubRequestsSchema } from './club-request-schema.ts';
import { paymentMethodTypes } from './method-types.ts';

export const clubBilling = defineCall({
  name: 'payments.club-billing',
  row: 'EP-51',
  summary: 'Places the order on a club’s account. Idempotent by the header Idempotency-Key',
  method: 'POST',
  path: '/refactor/v5/club_billing',
  access: 'signed-in',
  body: z.extend(shipmentFormSchema, {
    ...priceFields,
    quote_id: identifier,
    payment_method_type: z.optional(z.enum(paymentMethodTypes)),
    ...paymentFormFields,
    /** Not used here; the form contains it. */
    store_card_information: z.optional(wireFlag),
    sales_club_billing: wireText(12),
  }),
  response: z.object({
    status: paymentStatusSchema,
    order_id: z.nullable(z.string()),
    error: z.nullable(z.string()),
  }),
  errors: {
    idempotency_key_missing: 400,
    cart_not_found: 404,
    quote_not_found: 404,
    order_not_found: 404,
    order_changed: 409,
    attempt_in_progress: 409,
    bill_divided: 409,
    ordering_paused: 409,
    idempotency_key_reused: 422,
    club_billing_not_allowed: 403,
    terms_not_accepted: 403,
    authorization_needed: 403,
    form_incomplete: 422,
    customer_needed: 422,
    international_info_required: 422,
    holiday_terms_required: 422,
    booking_ordered_already: 422,
    group_booked_already: 409,
    club_pays_as_prepared: 422,
  },
});

export const requestClubBilling = defineCall({
  name: 'payments.request-club-billing',
  row: 'EP-57',
  summary: 'Requests club billing for the signed-in user',
  method: 'PUT',
  path: '/api/v6/clubs/:club_id/billing_request',
  access: 'signed-in',
  params: z.object({ club_id: identifier }),
  /** The open booking for the club to pay for. */
  query: z.object({ cart_id: z.optional(wireText(64)) }),
  response: z.object({ status: z.boolean(), errors: z.array(z.string()) }),
  errors: { club_not_found: 404 },
});

export const listClubRequests = defineCall({
  name: 'payments.list-club-requests',
  row: 'PY-24',
  summary: 'Pending requests for club billing, oldest first',
  method: 'GET',
  path: '/api/v6/club_billing_requests',
  access: 'decide_club_billing',
  response: z.object({
    requests: clubRequestsSchema,
  }),
});

export const decideClubRequest = defineCall({
  name: 'payments.decide-club-request',
  row: 'PY-24',
  summary: 'Grants or refuses a user’s club billing. Nobody grants their own request',
  method: 'POST',
  path: '/api/v6/clubs/:club_id/billing_decision',
  access: 'decide_club_billing',
  params: z.object({ club_id: z.string().check(z.regex(/^\d{1,9}$/, 'malformed')) }),
  body: z.strictObject({ user_id: identifier, granted: z.boolean() }),
  response: z.object({ state: z.enum(['requested', 'granted', 'refused']) }),
  errors: { request_not_found: 404, own_billing_request: 403, club_without_account: 409 },
});

export const clubAccount = defineCall({
  name: 'payments.club-account',
  row: 'PY-23',
  summary: 'A club’s balance with all charges, refunds and payments, newest first',
  method: 'GET',
  path: '/api/v6/clubs/:club_id/account',
  access: 'read_club_accounts',
  params: z.object({ club_id: identifier }),
  query: z.object({
    /** The `next` of the previous page. */
    before: z.optional(wholeNumber),
    limit: z.optional(wholeNumber),
  }),
  response: z.object({
    club_id: z.int(),
    open: z.boolean(),
    owed_cents: z.int(),
    credit_limit_cents: z.int(),
    entries: z.array(
      z.object({
        at: z.string(),
        event: z.enum(['charge', 'refund', 'payment']),
        /** Negative when it reduces the club's debt. */
        amount_cents: z.int(),
        order_id: z.nullable(z.string()),
        display_id: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  errors: { club_not_found: 404 },
});
