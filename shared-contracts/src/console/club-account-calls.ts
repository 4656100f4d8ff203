import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
const ofClub = z.object({ clubId });
/** Identifies one click on a page; repeating the key has no effect. */
const key = z.string().check(z.regex(/^[\w-]{16,64}$/, 'malformed'));

export const clubPaymentKinds = ['check', 'transfer', 'card_by_phone'] as const;
export type ClubPaymentKind = (typeof clubPaymentKinds)[number];

/** The maximum amount of one payment, in cents. */
export const largestClubPayment = 100_000_000;

/** A balance by days past due. A credit is negative, and entirely current. */
export const clubAgeingSchema = z.object({
  current_cents: z.int(),
  /** 1 to 30 days past due. */
  days_30_cents: z.int(),
  /** 31 to 60. */
  days_60_cents: z.int(),
  /** 61 to 90. */
  days_90_cents: z.int(),
  older_cents: z.int(),
});
export type ClubAgeing = z.output<typeof clubAgeingSchema>;

export const clubBalanceSchema = z.object({
  club_id: z.int(),
  name: z.string(),
  balance_cents: z.int(),
  overdue_cents: z.int(),
  ageing: clubAgeingSchema,
  credit_limit_cents: z.int(),
  /** '' when statements are not sent. */
  billing_email: z.string(),
  reminders: z.boolean(),
});
export type ClubBalance = z.output<typeof clubBalanceSchema>;

export const clubBalanceOrders = ['overdue', 'balance', 'name'] as const;
const balanceFilter = {
  /** Part of a name, or the number. */
  search: z.optional(wireText(80)),
  /** `overdue` by default, highest first. */
  sort: z.optional(z.enum(clubBalanceOrders)),
};

export const clubBalances = defineCall({
  name: 'console.club-balances',
  row: 'CO-30',
  summary: 'Club accounts with a balance, by age',
  method: 'GET',
  path: '/api/v6/console/club_accounts',
  access: 'run_club_accounts',
  query: z.object({
    ...balanceFilter,
    /** The `next` of the previous page. */
    after: z.optional(wholeNumber),
  }),
  response: z.object({ balances: z.array(clubBalanceSchema), next: z.nullable(z.int()) }),
});

export const exportClubBalances = defineCall({
  name: 'console.export-club-balances',
  row: 'CO-30',
  summary: 'The same balances as CSV (RFC 4180), amounts in dollars',
  method: 'GET',
  path: '/api/v6/console/club_accounts.csv',
  alsoAs: ['text/csv'],
  access: 'run_club_accounts',
  query: z.object(balanceFilter),
  response: z.string(),
});

export const recordClubPayment = defineCall({
  name: 'console.record-club-payment',
  row: 'CO-30',
  summary: 'Records a club’s full or partial payment. Idempotent by `key`',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/payments',
  access: 'run_club_accounts',
  params: ofClub,
  body: z.strictObject({
    amount_cents: z.int().check(z.gte(1), z.lte(largestClubPayment)),
    /** Today or earlier, within a year. */
    received_on: calendarDateSchema,
    kind: z.enum(clubPaymentKinds),
    /** The number of the check or transfer, or the last digits of the card: never its full number. */
    reference: wireText(60).check(z.minLength(1, 'required')),
    note: z.optional(wireText(300)),
    /** CO-150: staff saw that the same payment is already recorded. */
    again: z.optional(z.boolean()),
    key,
  }),
  response: z.object({ payment_id: z.string(), balance_cents: z.int() }),
  /** `payment_known` is refused with `received_on` and `amount_cents` of the recorded payment. */
  errors: { no_such_thing: 404, club_archived: 409, payment_known: 409, key_reused: 422 },
});

export const reverseClubPayment = defineCall({
  name: 'console.reverse-club-payment',
  row: 'CO-30',
  summary: 'Reverses a payment by a second entry, with a reason',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/payments/:paymentId/reversal',
  access: 'run_club_accounts',
  params: z.object({ clubId, paymentId: identifier }),
  body: z.strictObject({ reason: wireText(200).check(z.minLength(1, 'required')) }),
  response: z.object({ balance_cents: z.int() }),
  errors: { no_such_thing: 404, payment_reversed: 409 },
});

export const remindClub = defineCall({
  name: 'console.remind-club',
  row: 'CO-31',
  summary: 'Emails a club about its overdue balance. Idempotent by `key`',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/reminders',
  access: 'run_club_accounts',
  params: ofClub,
  body: z.strictObject({ key }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, billing_email_missing: 409, nothing_overdue: 409 },
});
