import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { clubAgeingSchema, clubPaymentKinds } from './club-account-calls.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
/** A calendar month, `2026-11`. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'malformed'));

const statementLine = z.object({
  id: z.int(),
  /** The day of the entry in the business's time zone. */
  date: z.string(),
  event: z.enum(['charge', 'refund', 'payment', 'payment_reversed']),
  /** Negative when it reduces the club's debt. */
  amount_cents: z.int(),
  order_id: z.nullable(z.string()),
  display_id: z.nullable(z.string()),
  /** Travelers of the order, or for a group event the person on its roster; '' for a payment. */
  travelers: z.string(),
  /** CO-84: the bags of an order of a group event. */
  items: z.optional(z.string()),
  /** CO-93: the day on which its order was canceled, for the cancellation's refund. */
  canceled_on: z.optional(z.string()),
  /** CO-138: the other club, when a merge moved the amount to or from its account. */
  moved_with: z.optional(z.string()),
  /** Set for a payment and for its reversal. */
  payment: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(clubPaymentKinds),
      reference: z.string(),
      received_on: z.string(),
      /** For staff only; '' for the club. */
      note: z.string(),
      /** Why it was reversed; null for a valid one. */
      reversed_for: z.nullable(z.string()),
    }),
  ),
});
export type ClubStatementLine = z.output<typeof statementLine>;

export const clubStatementSchema = z.object({
  club_id: z.int(),
  name: z.string(),
  month: z.string(),
  /** The months with a statement, from the first entry to the current one. */
  first_month: z.string(),
  last_month: z.string(),
  opening_cents: z.int(),
  lines: z.array(statementLine),
  closing_cents: z.int(),
  /** The closing balance on the month's last day, or today. */
  ageing: clubAgeingSchema,
  /** The day that decides what is overdue. */
  aged_on: z.string(),
  /** The balance now, whatever the month. */
  balance_cents: z.int(),
  overdue_cents: z.int(),
  /**
   * CO-78: the part of the balance that is returned for canceled or changed orders, once that can no longer
   * be undone.
   */
  waiting: z.optional(z.object({ cents: z.int(), until: z.string() })),
  /** CO-93: canceled orders that are still on the account, until the cancellation can no longer be undone. */
  canceled: z.optional(
    z.array(
      z.object({
        order_id: z.string(),
        display_id: z.string(),
        travelers: z.string(),
        canceled_on: z.string(),
        /** The amount that is then deducted from the account. */
        amount_cents: z.int(),
      }),
    ),
  ),
  credit_limit_cents: z.int(),
  terms_days: z.int(),
  /** '' when statements are not sent. */
  billing_email: z.string(),
  /** Emails of this statement, newest first; for staff only. */
  emails: z.array(
    z.object({ asked_at: z.string(), sent_at: z.nullable(z.string()), sent_to: z.nullable(z.string()) }),
  ),
});
export type ClubStatement = z.output<typeof clubStatementSchema>;

export const clubStatement = defineCall({
  name: 'console.club-statement',
  row: 'CO-30',
  summary:
    'The statement of a club for a month, the present one where none is named, as PDF or as data where JSON is accepted. Club staff read that of their club',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/statement',
  rate: 'strict',
  access: 'read_club_accounts',
  params: z.object({ clubId }),
  query: z.object({ month: z.optional(month) }),
  alsoAs: ['application/pdf'],
  response: clubStatementSchema,
  errors: { no_such_thing: 404 },
});

export const sendClubStatement = defineCall({
  name: 'console.send-club-statement',
  row: 'CO-31',
  summary: 'Emails a club its monthly statement as PDF. Idempotent by `key`',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/statement',
  access: 'run_club_accounts',
  params: z.object({ clubId }),
  body: z.strictObject({ month, key: wireText(64).check(z.regex(/^[\w-]{16,64}$/, 'malformed')) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, billing_email_missing: 409 },
});

const runProgress = z.object({
  month: z.string(),
  /** Null before it began. */
  started_at: z.nullable(z.string()),
  /** Clubs with an entry or a balance in the month. */
  clubs: z.int(),
  sent: z.int(),
  waiting: z.int(),
  without_email: z.int(),
});
export type StatementRunProgress = z.output<typeof runProgress>;

export const statementRun = defineCall({
  name: 'console.statement-run',
  row: 'CO-31',
  summary: 'Sending progress of a month’s statements',
  method: 'GET',
  path: '/api/v6/console/statement_runs/:month',
  access: 'run_club_accounts',
  params: z.object({ month }),
  response: runProgress,
});

export const startStatementRun = defineCall({
  name: 'console.start-statement-run',
  row: 'CO-31',
  summary: 'Emails a past month’s statements to all clubs; a repeat sends the missing ones',
  method: 'POST',
  path: '/api/v6/console/statement_runs/:month',
  access: 'run_club_accounts',
  params: z.object({ month }),
  response: runProgress,
  errors: { month_not_over: 409 },
});
