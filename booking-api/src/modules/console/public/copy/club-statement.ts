import type { ClubAgeing, ClubPaymentKind } from '@sendahead/shared-contracts/console/club-account-calls';
import type { ClubStatementLine } from '@sendahead/shared-contracts/console/club-statement-calls';
import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const paidBy: Readonly<Record<ClubPaymentKind, string>> = {
  check: 'check',
  transfer: 'transfer',
  card_by_phone: 'card',
};

/** Columns of a statement's age table, in the order of `ageingCents`. */
export const ageingTitles = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

/** The amounts of an age table in cents, youngest first. */
export const ageingCents = (ageing: ClubAgeing): number[] => [
  ageing.current_cents,
  ageing.days_30_cents,
  ageing.days_60_cents,
  ageing.days_90_cents,
  ageing.older_cents,
];

/** "November 2026". */
export const monthTitle = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** CO-138: an amount that a merge of two clubs moved. */
const movedTitle = (cents: number, club: string): string =>
  cents > 0 ? `Balance from ${club}` : `Balance to ${club}`;

/** The description of a statement line. */
export function lineTitle(line: ClubStatementLine): string {
  const { event, travelers, items, canceled_on, moved_with, payment } = line;
  if (moved_with !== undefined) return movedTitle(line.amount_cents, moved_with);
  const whose = `${travelers}${items ? `, ${items}` : ''}`;
  switch (event) {
    case 'charge':
      return travelers === '' ? 'Order' : `Order for ${whose}`;
    case 'refund':
      if (canceled_on)
        return `Canceled on ${paperDate(calendarDate(canceled_on))}: ${travelers === '' ? 'order' : `order for ${whose}`}`;
      return travelers === '' ? 'Refund' : `Refund for ${whose}`;
    case 'payment':
      return payment
        ? `Payment by ${paidBy[payment.kind]} ${payment.reference}, received ${paperDate(calendarDate(payment.received_on))}`
        : 'Payment';
    case 'payment_reversed':
      return payment ? `Payment ${payment.reference} reversed` : 'Payment reversed';
    default:
      return event satisfies never;
  }
}
