import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireFlag, wireText } from '../primitives/wire-text.ts';

const savedCard = z.object({
  payment_method_id: z.string(),
  /** XXXX plus its last digits (PY-22). */
  credit_card_number: z.string(),
  card_type: z.string(),
  /** `MM/YYYY`; empty when the gateway did not report it. */
  expiration: z.string(),
});

const creditsSchema = z.object({ wallet_cents: centsSchema, ship_wallet_cents: centsSchema });

export const paymentInfo = defineCall({
  name: 'payments.payment-info',
  row: 'EP-48',
  summary: 'The payment area: html as specified, or JSON when the caller accepts JSON',
  method: 'GET',
  path: '/refactor/ship/payment_info',
  access: 'session',
  query: z.object({
    current_method: z.optional(wireText(40)),
    compact: z.optional(wireFlag),
    /** Ours: ids of clubs of the trip, separated by commas. */
    clubs: z.optional(wireText(40)),
  }),
  alsoAs: ['text/html'],
  response: z.object({
    methods: z.array(z.string()),
    current_method: z.nullable(z.string()),
    cards: z.array(savedCard),
    /** PY-23, ours: the clubs that the account may bill, or has asked; absent for guests. */
    billing_clubs: z.optional(
      z.array(
        z.object({ club_id: z.int(), name: z.string(), state: z.enum(['granted', 'requested', 'refused']) }),
      ),
    ),
    /** PY-23, ours: which of `clubs` have no open account, so that no one can request it. */
    clubs_without_account: z.optional(z.array(z.int())),
    /** PR-09, ours: the balances of the account's wallets; absent for guests. */
    credits: z.optional(creditsSchema),
  }),
});

export const userPaymentInfo = defineCall({
  name: 'payments.user-payment-info',
  row: 'EP-49',
  summary: 'The card on file of a user, for the user and for staff on the user’s behalf',
  method: 'GET',
  path: '/refactor/ship/user_payment_info/:user_id',
  access: 'signed-in',
  params: z.object({ user_id: identifier }),
  response: z.object({
    credit_card_number: z.nullable(z.string()),
    payment_method_id: z.nullable(z.string()),
    /** Ours: every saved card of the user and the balance of the credits; for staff who may charge them (PY-06). */
    cards: z.optional(z.array(savedCard)),
    credits: z.optional(creditsSchema),
  }),
  errors: { user_not_found: 404 },
});

export const removePaymentMethod = defineCall({
  name: 'payments.remove-method',
  row: 'PY-22',
  summary: 'Removes a saved payment method, also at the provider',
  method: 'DELETE',
  path: '/api/v6/payment_methods/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { payment_method_not_found: 404, payment_method_in_use: 409 },
});

export const saveCard = defineCall({
  name: 'payments.save-card',
  row: 'PY-27',
  summary: 'Verifies and saves a card for the account, without a charge',
  method: 'POST',
  path: '/api/v6/payment_methods',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({
    payment_method_nonce: wireText(200),
    'billing-zip-code': z.optional(wireText(10)),
  }),
  /** `error` as of place order, when the card was refused. */
  response: z.object({ status: z.boolean(), error: z.nullable(z.string()) }),
});

export const challengeMethod = defineCall({
  name: 'payments.challenge-method',
  row: 'PY-19',
  summary: 'A nonce of a saved card for 3-D Secure in the browser',
  method: 'POST',
  path: '/api/v6/payment_methods/:id/nonce',
  access: 'signed-in',
  rate: 'strict',
  params: z.object({ id: identifier }),
  response: z.object({
    nonce: z.string(),
    /** The card's first digits, which the provider's client requires; empty when unknown. */
    bin: z.string(),
  }),
  errors: { payment_method_not_found: 404 },
});

export const checkCarrierReadyTime = defineCall({
  name: 'payments.carrier-ready-time',
  row: 'EP-52',
  summary: 'Whether the carrier still picks up on the chosen day',
  method: 'GET',
  path: '/refactor/v5/check_carrier_ready_time',
  access: 'session',
  query: z.object({ x_order_tracking_id: wireText(64), date_time: wireText(40) }),
  response: z.object({ status: z.boolean() }),
  errors: { cart_not_found: 404 },
});
