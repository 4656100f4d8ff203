import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import type {
  ClubPaymentKind,
  clubBalanceOrders,
} from '@sendahead/shared-contracts/console/club-account-calls';
import type {
  ClubStatementLine,
  StatementRunProgress,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import { noAnswer } from './settle-change.ts';

export const paymentKinds: Readonly<Record<ClubPaymentKind, string>> = {
  check: 'Check',
  transfer: 'Transfer',
  card_by_phone: 'Card by phone',
};

export const balanceOrders: Readonly<Record<(typeof clubBalanceOrders)[number], string>> = {
  overdue: 'Past due',
  balance: 'Balance',
  name: 'Name',
};

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month, `2026-11`, as "November 2026". */
export const monthName = (month: string): string => monthFormat.format(new Date(`${month}-15T12:00:00Z`));

export const clubAccountTexts = {
  title: 'Club accounts',
  detail: 'Every club that owes us or has a credit.',
  caption: 'Clubs with a balance',
  search: 'Name or number',
  sort: 'Sort by',
  download: 'Download as CSV',
  empty: 'No club has a balance.',
  club: 'Club',
  balance: 'Balance',
  overdue: 'Past due',
  current: 'Current',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: '61–90 days',
  older: 'Over 90 days',
  limit: 'Limit',
  sendStatements: 'Send statements',
  sendStatementsOf: (month: string) => `Send statements for ${month}`,
  sendDetail: 'Each club gets its statement as a PDF by email, once. You can leave this page.',
  month: 'Month',
  loadingRun: 'Counting the statements',
  notStarted: 'Nothing is sent yet.',
  progress: ({ clubs, sent, waiting }: StatementRunProgress) =>
    waiting === 0 ? `${sent} of ${clubs} sent.` : `${sent} of ${clubs} sent, ${waiting} on their way.`,
  withoutEmail: (count: number) =>
    count === 1
      ? '1 club has no billing email. Add one on the club’s page, then send again.'
      : `${count} clubs have no billing email. Add one on each club’s page, then send again.`,
  noStatements: 'No club has a statement for this month.',
  sendNow: (count: number) => (count === 1 ? 'Send 1 statement' : `Send ${count} statements`),
} as const;

export const statementTexts = {
  titleOf: (club: string) => `Statement: ${club}`,
  title: 'Statement',
  loading: 'Loading the statement',
  openFrom: 'Statements and payments',
  month: 'Month',
  download: 'Download PDF',
  account: 'Account now',
  balance: 'Balance',
  credit: (dollars: string) => `${dollars} credit`,
  overdue: 'Past due',
  limit: 'Limit',
  terms: 'Payment terms',
  termsOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  billingEmail: 'Statements go to',
  noEmail: 'No billing email yet',
  ages: (day: string) => `Age of the balance on ${day}`,
  lines: (month: string) => `Activity in ${month}`,
  date: 'Date',
  activity: 'Activity',
  order: 'Order',
  amount: 'Amount',
  acts: 'Actions',
  canceled: 'Canceled orders still on the account',
  goesBack: 'Taken off soon',
  opening: 'Opening balance',
  closing: 'Closing balance',
  history: 'Actions by staff',
  emails: 'Emails of this statement',
  emailSent: (to: string) => `Sent to ${to}`,
  emailWaiting: 'On its way',
  send: 'Email statement',
  sendsTo: (month: string, email: string) => `We email the statement of ${month} as a PDF to ${email}.`,
  noRecipient: 'This club has no billing email. Add one on the club’s page first.',
  sendNow: 'Send',
  sent: (email: string) => `We’re emailing the statement to ${email}.`,
  remind: 'Send reminder',
  reminded: (email: string) => `We’re emailing a reminder to ${email}.`,
  record: 'Record payment',
  recording: 'Recording…',
  recorded: (paid: number, balance: number) =>
    `Payment of ${formatMoney(paid)} recorded. The balance is now ${formatMoney(balance)}.`,
  dollars: 'Amount in dollars',
  amountHint: (balance: number) =>
    balance > 0 ? `The club owes ${formatMoney(balance)}.` : 'The club owes nothing.',
  amountMissing: 'Please enter an amount, such as 25 or 14.95. At most $1,000,000.',
  overpaid: (credit: number) =>
    `This is ${formatMoney(credit)} more than the club owes. It becomes a credit.`,
  confirmOverpaid: (cents: number, balance: number) =>
    `The payment is ${formatMoney(cents)}, and the club owes ${formatMoney(Math.max(balance, 0))}. Check the amount, then press again.`,
  known: ({ reference, cents, day }: { reference: string; cents: number; day: string }) =>
    `${reference} for ${formatMoney(cents)}${day && ` on ${day}`} is already here. Record it again?`,
  recordAgain: 'Record it again',
  recordAmount: (cents: number) => `Record ${formatMoney(cents)}`,
  receivedOn: 'Received on',
  notAPastDay: 'Choose today or a day in the last year.',
  kind: 'Paid by',
  reference: 'Reference',
  referenceHint: 'Check or transfer number. For a card, only its last four digits.',
  cardNumber: 'Don’t enter a card number. Its last four digits are enough.',
  note: 'Note',
  noteHint: 'For our staff only.',
  fillIn: 'Fill in this field.',
  reverse: 'Reverse',
  reverseOf: ({ reference, cents }: { reference: string; cents: number }) =>
    ` payment ${reference} of ${formatMoney(cents)}`,
  reverseTitle: 'Reverse this payment?',
  reverseDetail: (paid: number) =>
    `The club will owe ${formatMoney(paid)} more. The payment stays on the statement, with a second entry against it.`,
  reverseWhy: {
    label: 'Reason',
    hint: 'The club sees it too.',
    missing: 'Enter a reason.',
    maxLength: 200,
  },
  reversed: 'The payment is reversed.',
  reversedFor: (reason: string) => `Reversed: ${reason}`,
  noteOf: (note: string) => `Note: ${note}`,
} as const;

/** CO-93: a canceled order: "Canceled on Tue, Dec 1, 2026: order for Mia Lane". */
export const canceledTitle = ({
  travelers,
  canceled_on,
}: {
  travelers: string;
  canceled_on: string;
}): string => `Canceled on ${canceled_on}: ${travelers === '' ? 'order' : `order for ${travelers}`}`;

/** CO-138: an amount that a merge of two clubs moved. */
const movedTitle = (cents: number, club: string): string =>
  cents > 0 ? `Balance from ${club}` : `Balance to ${club}`;

/** The description of a statement's line. */
export function lineTitle(line: ClubStatementLine): string {
  const { event, travelers, items, canceled_on, moved_with, payment } = line;
  if (moved_with !== undefined) return movedTitle(line.amount_cents, moved_with);
  const whose = `${travelers}${items ? `, ${items}` : ''}`;
  if (event === 'charge') return travelers === '' ? 'Order' : `Order for ${whose}`;
  if (event === 'refund' && canceled_on)
    return canceledTitle({ travelers: whose, canceled_on: paperDate(calendarDate(canceled_on)) });
  if (event === 'refund') return travelers === '' ? 'Refund' : `Refund for ${whose}`;
  const reference = payment ? ` ${payment.reference}` : '';
  if (event === 'payment_reversed') return `Payment${reference} reversed`;
  return payment ? `Payment by ${paymentKinds[payment.kind].toLowerCase()}${reference}` : 'Payment';
}

const failures: Readonly<Record<string, string>> = {
  key_reused: 'This payment was already recorded with other details. Close this and look at the statement.',
  club_archived: 'This club is archived, so its account takes no payments.',
  payment_reversed: 'Someone already reversed this payment. Reload to see it.',
  billing_email_missing: 'This club has no billing email. Add one on the club’s page first.',
  nothing_overdue: 'Nothing is past due, so there’s nothing to remind of.',
  month_not_over: 'This month isn’t over yet. Choose an earlier one.',
  no_such_thing: 'This account no longer exists. Reload the page.',
};

/** Why an act on an account failed, in a sentence; null if it did not. */
export function accountFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isTransient(error)) return noAnswer;
  if (isApiError(error) && error.fields.some(({ code }) => code === 'not_a_past_day'))
    return statementTexts.notAPastDay;
  return (
    (isApiError(error) && failures[error.code]) || 'That didn’t work. Your entries are still here. Try again.'
  );
}
