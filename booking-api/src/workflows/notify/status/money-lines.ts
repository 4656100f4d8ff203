import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { DateTime } from 'luxon';
import { defaultTimeZone } from '../../../modules/calendar/public/cut-off.ts';
import type { ActOfMail } from './act-of-mail.ts';

const dollars = (amount: number): string => formatCents(cents(amount));
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What an act cost or brings back, and where the money goes. */
export function moneyLines(act: ActOfMail): string[] {
  const { amountCents, paidWith, refunds } = act;
  if (amountCents > 0)
    return [`We charged ${dollars(amountCents)} for the difference${paidWith ? ` to ${paidWith}` : ''}.`];
  if (amountCents === 0) return [];
  const [only] = refunds;
  if (!only) return [`We refund ${dollars(-amountCents)} to your original payment method.`];
  const days = refunds.some(({ byCard }) => byCard) ? ['A card shows it within 3 to 5 days.'] : [];
  if (refunds.length === 1) return [`We refund ${dollars(only.cents)} to ${only.title}.`, ...days];
  const parts = refunds.map(({ title, cents: part }) => `${dollars(part)} to ${title}`);
  return [`We refund ${dollars(-amountCents)}: ${listed.format(parts)}.`, ...days];
}

export const totalLine = (totalCents: number, act: Pick<ActOfMail, 'amountCents'> | undefined): string =>
  `Your order’s total ${act?.amountCents === 0 ? 'stays' : 'is now'} ${dollars(totalCents)}.`;

/** The customer's last chance to take an act back. */
export const undoLines = ({ undoUntil }: ActOfMail): string[] =>
  undoUntil === null
    ? []
    : [`Changed your mind? You can undo this on your order page until ${hourInWords(undoUntil)}.`];

const hourInWords = (instant: string): string =>
  DateTime.fromISO(instant, { zone: defaultTimeZone }).toFormat('h:mm a ZZZZ', { locale: 'en-US' });
