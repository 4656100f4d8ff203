import * as z from 'zod/mini';
import { brandSlugSchema } from '../brands/brand-slug.ts';
import { defineCall } from '../call/define-call.ts';
import { couponKinds } from '../pricing/coupon-kind.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

const reason = wireText(200).check(z.minLength(1, 'required'));
const couponCode = z.string().check(z.regex(/^[A-Z0-9-]{3,30}$/, 'code_not_valid'));
const pressKey = z.string().check(z.regex(/^[\w-]{16,64}$/, 'malformed'));
const moneyStates = ['planned', 'open', 'used_up', 'over'] as const;
export type MoneyState = (typeof moneyStates)[number];

const couponFields = {
  code: couponCode,
  title: wireText(80).check(z.minLength(1, 'required')),
  kind: z.enum(couponKinds),
  /** Percent, or cents. */
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  /** Null means every brand. */
  brands: z.array(brandSlugSchema).check(z.maxLength(20)),
  round_trip_only: z.boolean(),
  valid_from: calendarDateSchema,
  valid_until: calendarDateSchema,
  /** How often it can be used in total, and by one account; null is unlimited. */
  usage_limit: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  user_limit: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
};
const coupon = z.object({ ...couponFields, used: z.int(), state: z.enum(moneyStates) });
export type ListedCoupon = z.output<typeof coupon>;

export const listCoupons = defineCall({
  name: 'console.coupons',
  row: 'own',
  summary: 'Coupons by code, with their number of uses',
  method: 'GET',
  path: '/api/v6/console/coupons',
  access: 'run_credits',
  query: z.object({ search: z.optional(wireText(30)), after: z.optional(wireText(30)) }),
  response: z.object({ coupons: z.array(coupon), next: z.nullable(z.string()) }),
});

export const makeCoupon = defineCall({
  name: 'console.make-coupon',
  row: 'own',
  summary: 'Creates a coupon within the limits of the caller, which cannot be edited, only ended',
  method: 'POST',
  path: '/api/v6/console/coupons',
  access: 'run_credits',
  body: z.strictObject(couponFields),
  response: z.object({ success: z.literal(true) }),
  errors: { code_taken: 409 },
});

export const stopCoupon = defineCall({
  name: 'console.stop-coupon',
  row: 'own',
  summary: 'Ends a coupon immediately; held prices keep it',
  method: 'POST',
  path: '/api/v6/console/coupons/:code/stop',
  access: 'run_credits',
  params: z.object({ code: couponCode }),
  body: z.strictObject({ reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

const giftCard = z.object({
  id: z.string(),
  /** The last four characters of its code; the full code is not stored. */
  code_end: z.string(),
  initial_cents: z.int(),
  balance_cents: z.int(),
  expires_on: z.string(),
  state: z.enum(moneyStates),
});
export type ListedGiftCard = z.output<typeof giftCard>;

export const listGiftCards = defineCall({
  name: 'console.gift-cards',
  row: 'own',
  summary: 'Gift cards by the end of their code, with their balance',
  method: 'GET',
  path: '/api/v6/console/gift_cards',
  access: 'run_credits',
  query: z.object({
    /** The end of a code. */
    search: z.optional(wireText(8)),
    after: z.optional(identifier),
  }),
  response: z.object({ gift_cards: z.array(giftCard), next: z.nullable(z.string()) }),
});

export const readGiftCard = defineCall({
  name: 'console.gift-card',
  row: 'own',
  summary: 'A gift card with all movements of its balance, newest first',
  method: 'GET',
  path: '/api/v6/console/gift_cards/:cardId',
  access: 'run_credits',
  params: z.object({ cardId: identifier }),
  response: z.object({
    gift_card: giftCard,
    movements: z.array(z.object({ at: z.string(), event: z.string(), amount_cents: z.int() })),
  }),
  errors: { no_such_thing: 404 },
});

export const makeGiftCard = defineCall({
  name: 'console.make-gift-card',
  row: 'own',
  summary: 'Creates a gift card within the limit of the caller; returns its code once. Idempotent by `key`',
  method: 'POST',
  path: '/api/v6/console/gift_cards',
  access: 'run_credits',
  body: z.strictObject({
    amount_cents: z.int().check(z.gte(100), z.lte(100_000)),
    expires_on: calendarDateSchema,
    reason,
    /** Of one press: a repetition returns the same card. */
    key: z.optional(pressKey),
  }),
  response: z.object({ id: z.string(), code: z.string() }),
  errors: { key_reused: 422 },
});

export const stopGiftCard = defineCall({
  name: 'console.stop-gift-card',
  row: 'own',
  summary: 'Ends a gift card immediately; its balance remains recorded',
  method: 'POST',
  path: '/api/v6/console/gift_cards/:cardId/stop',
  access: 'run_credits',
  params: z.object({ cardId: identifier }),
  body: z.strictObject({ reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

export const giftLimit = defineCall({
  name: 'console.gift-limit',
  row: 'own',
  summary: 'The caller’s limit for refunds and credits to a customer in 30 days, and how much of it is used',
  method: 'GET',
  path: '/api/v6/console/users/:userId/gift_limit',
  access: 'refund_by_hand',
  params: z.object({ userId: wireText(64) }),
  response: z.object({
    /** Null: no limit. */
    limit_cents: z.nullable(centsSchema),
    used_cents: centsSchema,
  }),
});

export const ownLimits = defineCall({
  name: 'console.own-limits',
  row: 'own',
  summary: 'The caller’s limits, and how much of them the gift cards that they made in 30 days use',
  method: 'GET',
  path: '/api/v6/console/own_limits',
  access: 'run_credits',
  response: z.object({
    /** Null: no limit. */
    refund_cents: z.nullable(centsSchema),
    discount_percent: z.nullable(z.int()),
    cards_cents: centsSchema,
  }),
});

export const giveCredit = defineCall({
  name: 'console.give-credit',
  row: 'own',
  summary: 'Gives another user a credit. Idempotent by `key`',
  method: 'POST',
  path: '/api/v6/console/users/:userId/credits',
  access: 'run_credits',
  params: z.object({ userId: wireText(64) }),
  body: z.strictObject({
    kind: z.enum(['wallet', 'ship_wallet']),
    amount_cents: z.int().check(z.gte(1), z.lte(100_000)),
    reason,
    /** An order of the recipient; the credit then appears in its history. */
    order_id: z.optional(identifier),
    /** CO-173: as in `refundOrder`. */
    again: z.optional(z.boolean()),
    key: pressKey,
  }),
  response: z.object({
    success: z.literal(true),
    /** CO-44: above the caller's limit nothing is given yet: a colleague must approve it. */
    approval_id: z.optional(z.string()),
  }),
  errors: { no_such_thing: 404, given_before: 409, key_reused: 422 },
});

/** CO-99: a staff credit, on the page of its owner. */
export const givenCreditSchema = z.object({
  credit_id: z.int(),
  kind: z.enum(['wallet', 'ship_wallet']),
  amount_cents: centsSchema,
  at: z.string(),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  withdrawn: z.boolean(),
  /** The balance still covers it. */
  can_withdraw: z.boolean(),
});
export type GivenCredit = z.output<typeof givenCreditSchema>;

export const withdrawCredit = defineCall({
  name: 'console.withdraw-credit',
  row: 'own',
  summary: 'Withdraws a credit that staff gave, if the balance covers it',
  method: 'POST',
  path: '/api/v6/console/users/:userId/credits/:creditId/withdraw',
  access: 'run_credits',
  params: z.object({
    userId: wireText(64),
    creditId: wireText(12).check(z.regex(/^\d{1,9}$/, 'malformed')),
  }),
  body: z.strictObject({ reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, credit_not_left: 409 },
});
