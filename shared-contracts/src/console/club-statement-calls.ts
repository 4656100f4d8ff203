import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { clubAgeingSchema, clubPaymentKinds } from './club-account-calls.ts';

const clubId = z.string().check(z.regex(/^\d{1,9}$/, 'malformed'));
/** A calendar month, `2026-11`. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'malformed'));

const statementLine = z.object({
  id: z.int(),
  /** The day it was entered, where the business is. */
  date: z.string(),
  event: z.enum(['charge', 'refund', 'payment', 'payment_reversed']),
  /** Below 0 where the club owes less by it. */
  amount_cents: z.int(),
  order_id: z.nullable(z.string()),
  display_id: z.nullable(z.string()),
  /** Travelers of the order, of a group event the person of its roster; '' for a payment. */
  travelers: z.string(),
  /** CO-84: the bags of an order of a group event. */
  items: z.optional(z.string()),
  /** CO-93: the day on which its order was canceled, of the refund for that. */
  canceled_on: z.optional(z.string()),
  /** Set for a payment and for its reversal. */
  payment: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(clubPaymentKinds),
      reference: z.string(),
      received_on: z.string(),
      /** For staff alone; '' for the club. */
      note: z.string(),
      /** Why it was reversed; null while it counts. */
      reversed_for: z.nullable(z.string()),
    }),
  ),
});
export type ClubStatementLine = z.output<typeof statementLine>;

export const clubStatementSchema = z.object({
  club_id: z.int(),
  name: z.string(),
  month: z.string(),
  /** The months that have a statement, from the first entry to the present one. */
  first_month: z.string(),
  last_month: z.string(),
  opening_cents: z.int(),
  lines: z.array(statementLine),
  closing_cents: z.int(),
  /** The closing balance on the month's last day, or today. */
  ageing: clubAgeingSchema,
  /** The day by which it is judged what is overdue. */
  aged_on: z.string(),
  /** The balance now, whatever the month. */
  balance_cents: z.int(),
  overdue_cents: z.int(),
  /** CO-78: of the balance what goes back for canceled or changed orders, once that can no longer be undone. */
  waiting: z.optional(z.object({ cents: z.int(), until: z.string() })),
  /** CO-93: orders that were canceled and are still on the account, until the cancellation can no longer be undone. */
  canceled: z.optional(
    z.array(
      z.object({
        order_id: z.string(),
        display_id: z.string(),
        travelers: z.string(),
        canceled_on: z.string(),
        /** The amount that goes off the account then. */
        amount_cents: z.int(),
      }),
    ),
  ),
  credit_limit_cents: z.int(),
  terms_days: z.int(),
  /** '' where statements go nowhere. */
  billing_email: z.string(),
  /** Emails of this statement, the newest first; for staff alone. */
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
  summary: 'Emails a club its statement of a month as PDF; the same `key` does it once',
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
  /** Null before it was begun. */
  started_at: z.nullable(z.string()),
  /** Clubs with an entry or a balance of the month. */
  clubs: z.int(),
  sent: z.int(),
  waiting: z.int(),
  without_email: z.int(),
});
export type StatementRunProgress = z.output<typeof runProgress>;

export const statementRun = defineCall({
  name: 'console.statement-run',
  row: 'CO-31',
  summary: 'How far the statements of a month are sent',
  method: 'GET',
  path: '/api/v6/console/statement_runs/:month',
  access: 'run_club_accounts',
  params: z.object({ month }),
  response: runProgress,
});

export const startStatementRun = defineCall({
  name: 'console.start-statement-run',
  row: 'CO-31',
  summary:
    'Has the statements of a month that is over emailed, one to each club; started again, it goes on with those that are missing',
  method: 'POST',
  path: '/api/v6/console/statement_runs/:month',
  access: 'run_club_accounts',
  params: z.object({ month }),
  response: runProgress,
  errors: { month_not_over: 409 },
});
