import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { MergingClub, MergingContract } from '@sendahead/shared-contracts/console/club-merge-calls';
import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import { percentWords } from './contract-words.ts';

export const mergeTexts = {
  title: 'Merge two records of one club',
  open: 'Merge with another record',
  openDetail: 'If the same club is listed twice, merge its two records.',
  other: 'The other record',
  which: 'Which record stays?',
  loading: 'Comparing the two records',
  caption: 'What happens to both',
  what: 'What',
  stays: (name: string, id: number) => `${name} (${id}) stays`,
  goes: (name: string, id: number) => `${name} (${id}) goes`,
  after: 'Afterward',
  place: 'Address',
  staff: 'Staff',
  members: 'Members',
  orders: 'Orders',
  carts: 'Open carts',
  addresses: 'Saved addresses',
  events: 'Group events',
  balance: 'Account balance',
  fees: 'Pickup fees',
  terms: 'Account terms',
  noAccount: 'no account',
  standardFees: 'standard',
  asChosen: 'as chosen below',
  sideIs: (club: { name: string; id: number }, words: string) => `${club.name} (${club.id}): ${words}`,
  feesQuestion: 'Which pickup fees apply?',
  termsQuestion: 'Which account terms apply?',
  contractQuestion: 'Which contract price applies?',
  contractsMove: 'These contract prices move to the record that stays, from today:',
  brandsAdded: (names: string) => `The record that stays is also offered by ${names}.`,
  movesAll: 'Members, staff, orders, carts, saved addresses, and the balance move. Both histories note it.',
  redirects: 'The public page of the record that goes leads to the other one.',
  notes: 'Notes, questions, and hours of the record that goes stay with its archived record.',
  final: 'A merge can’t be undone.',
  needsRates: 'These clubs have contract prices. Only staff who may change rates can merge them.',
  typeName: (name: string) => `Type “${name}” to confirm`,
  typeNameHint: 'The name of the record that goes.',
  act: 'Merge the records',
  busy: 'Merging…',
  done: (name: string) => `Merged into ${name}.`,
  chooseOther: 'Choose the other record.',
  choose: 'Choose one.',
  wrongName: 'This isn’t the name of the record that goes.',
} as const;

/** An account's terms in one line. */
export const termsWords = (account: NonNullable<MergingClub['account']>): string =>
  [
    account.open ? `limit ${formatMoney(account.credit_limit_cents)}` : 'blocked',
    `due after ${account.terms_days} days`,
    account.billing_email || 'no billing email',
    ...(account.reminders ? ['weekly reminders'] : []),
  ].join(', ');

export const feesWords = ({ fees }: Pick<MergingClub, 'fees'>): string =>
  fees.length === 0
    ? mergeTexts.standardFees
    : fees.map(({ title, price_cents }) => `${title} ${formatMoney(price_cents)}`).join(', ');

const day = (date: string): string => paperDate(calendarDate(date));

/** A contract price in one line: "8% lower, FedEx, from Tue, Dec 1, 2026". */
export const contractLine = ({
  tenths,
  brand,
  line,
  carrier,
  first_day,
  last_day,
}: MergingContract): string =>
  [
    percentWords(tenths),
    ...[brand, line, carrier].filter((part) => part !== null),
    `from ${day(first_day)}${last_day === null ? '' : ` to ${day(last_day)}`}`,
  ].join(', ');

const failures: Readonly<Record<string, string>> = {
  changed_since: 'A balance changed since you opened this. Check the new amounts and merge again.',
  club_archived: 'One of the records is already archived. Reload the page.',
  no_such_thing: 'One of the records no longer exists. Reload the page.',
  not_allowed: mergeTexts.needsRates,
};

/** Why nothing was merged, in a sentence; null if nothing failed. */
export function mergeFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.fields.some(({ code }) => code === 'same_club'))
    return mergeTexts.chooseOther;
  return (
    (isApiError(error) && failures[error.code]) ||
    'We couldn’t merge the records. Nothing changed. Try again.'
  );
}
