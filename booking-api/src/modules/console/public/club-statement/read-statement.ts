import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type {
  ClubStatement,
  ClubStatementLine,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { facilityNames } from '../../../clubs/public/facility-names.ts';
import { rosterOfOrders } from '../../../group-events/public/roster-of-orders.ts';
import { type Cancellation, cancellationsOf } from '../../../orders/public/acts/cancellations.ts';
import { waitingForUndo } from '../../../orders/public/acts/waiting-for-undo.ts';
import { orderTitles } from '../../../orders/public/order-titles.ts';
import { findClubAccount } from '../../../payments/public/clubs/club-account.ts';
import { ageBalances, overdueOf } from '../../../payments/public/clubs/club-ageing.ts';
import {
  balanceBefore,
  boundsOfMonth,
  entriesOfMonth,
  firstEntryAt,
  type StatementEntry,
} from '../../../payments/public/clubs/club-statement.ts';
import { sentStatements } from '../../../payments/public/clubs/statement-mails.ts';
import { canceledOnAccount } from './canceled-orders.ts';

const dayOf = (instant: string): string => localTime(Date.parse(instant), homeTimeZone).date;
const monthOf = (instant: string): string => dayOf(instant).slice(0, 7);

/** The current month at the business's location, `2026-11`. */
export const presentMonth = (clock: Clock): string => monthOf(clock.instant());

type Titles = Awaited<ReturnType<typeof orderTitles>>;
type Roster = Awaited<ReturnType<typeof rosterOfOrders>>;
const noAge = { current_cents: 0, days_30_cents: 0, days_60_cents: 0, days_90_cents: 0, older_cents: 0 };

/**
 * The statement of a club for a month; undefined for a club without an account. A past month is aged by its
 * last day, the current one by today. Notes and emails are for staff only.
 */
export async function readStatement(
  { db, clock }: { db: Queries; clock: Clock },
  clubId: number,
  { month = presentMonth(clock), forStaff }: { month?: string | undefined; forStaff: boolean },
): Promise<ClubStatement | undefined> {
  const account = await findClubAccount(db, clubId);
  if (!account) return undefined;
  const { from, until } = boundsOfMonth(month);
  const today = dayOf(clock.instant());
  const lastDay = addDays(calendarDate(dayOf(until)), -1);
  const isOver = lastDay < today;
  const on = isOver ? lastDay : calendarDate(today);
  const [names, opening, entries, first, aged, now, emails] = await Promise.all([
    facilityNames(db, [clubId]),
    balanceBefore(db, clubId, from),
    entriesOfMonth(db, clubId, month),
    firstEntryAt(db, clubId),
    ageBalances(db, { clubId, on, ...(isOver ? { before: until } : {}) }),
    ageBalances(db, { clubId, on: calendarDate(today) }),
    forStaff ? sentStatements(db, clubId, month) : [],
  ]);
  const ids = entries.flatMap(({ order_id }) => order_id ?? []);
  const others = await facilityNames(
    db,
    entries.flatMap(({ moved_with }) => moved_with ?? []),
  );
  const [titles, roster, canceled, onAccount, waiting] = await Promise.all([
    orderTitles(db, ids),
    rosterOfOrders(db, ids),
    cancellationsOf(db, ids),
    // Amounts of canceled orders are listed for the current month only.
    month === presentMonth(clock) ? canceledOnAccount(db, clubId, dayOf) : [],
    waitingForUndo(db, clubId, { now: clock.instant() }),
  ]);
  return {
    club_id: clubId,
    name: names.get(clubId) ?? '',
    month,
    first_month: first ? monthOf(first) : presentMonth(clock),
    last_month: presentMonth(clock),
    opening_cents: opening,
    lines: entries.map((entry) => lineOf(entry, { titles, roster, canceled, others, forStaff })),
    closing_cents: entries.reduce((sum, { amount_cents }) => sum + amount_cents, opening),
    ageing: aged[0]?.ageing ?? noAge,
    aged_on: on,
    balance_cents: account.owed_cents,
    ...(waiting ? { waiting } : {}),
    ...(onAccount.length > 0 ? { canceled: onAccount } : {}),
    overdue_cents: overdueOf(now[0]?.ageing ?? noAge),
    credit_limit_cents: account.credit_limit_cents,
    terms_days: account.terms_days,
    billing_email: account.billing_email,
    emails: emails.map(({ asked_at, sent_at, sent_to }) => ({
      asked_at: new Date(asked_at).toISOString(),
      sent_at: sent_at && new Date(sent_at).toISOString(),
      sent_to,
    })),
  };
}

function lineOf(
  entry: StatementEntry,
  {
    titles,
    roster,
    canceled,
    others,
    forStaff,
  }: {
    titles: Titles;
    roster: Roster;
    canceled: readonly Cancellation[];
    others: ReadonlyMap<number, string>;
    forStaff: boolean;
  },
): ClubStatementLine {
  const { id, created_at, event, amount_cents, order_id, payment_id, kind, reference, received_on } = entry;
  const title = order_id === null ? undefined : titles.get(order_id);
  const at = new Date(created_at).toISOString();
  // Earlier refunds are unrelated to the cancellation.
  const cancellation =
    event === 'refund' && entry.moved_with === null
      ? canceled.find((one) => one.orderId === order_id && one.at <= at)
      : undefined;
  const person = order_id === null ? undefined : roster.get(order_id);
  return {
    id: Number(id),
    date: dayOf(at),
    event,
    amount_cents,
    order_id,
    display_id: title?.displayId ?? null,
    travelers: person?.name || (title?.travelers ?? ''),
    ...(person && title ? { items: title.items } : {}),
    ...(entry.moved_with === null ? {} : { moved_with: others.get(entry.moved_with) ?? '' }),
    ...(cancellation ? { canceled_on: dayOf(cancellation.at) } : {}),
    payment:
      payment_id === null || kind === null || received_on === null
        ? null
        : {
            id: payment_id,
            kind,
            reference: reference ?? '',
            received_on,
            note: forStaff ? (entry.note ?? '') : '',
            reversed_for: entry.reversed_for,
          },
  };
}
