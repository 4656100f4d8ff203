import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { namesDollars } from '@sendahead/shared-contracts/geo/home-country';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { DateTime } from 'luxon';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import type { ActOfMail, RefundOfMail } from '../status/act-of-mail.ts';
import { bankDays } from './bank-days.ts';
import { asSentence } from './change-reasons.ts';

const dollars = (amount: number): string => formatCents(cents(amount));
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** An act's cost or refund, and where the money goes. */
export function moneyLines(act: ActOfMail): string[] {
  const { amountCents, paidWith, billedTo, refunds, chargedFor, waivedCents } = act;
  if (waivedCents > 0)
    return [`This change costs ${dollars(waivedCents)} more. We waived that, so you pay nothing for it.`];
  if (amountCents > 0)
    return [
      billedTo
        ? `The difference of ${dollars(amountCents)} goes on the account of ${billedTo}.`
        : `We charged ${dollars(amountCents)} for the difference${paidWith ? ` to ${paidWith}` : ''}.`,
      ...(chargedFor === ''
        ? []
        : [`Reason: ${asSentence(chargedFor)}`, 'If you didn’t agree to this charge, please contact us.']),
    ];
  if (amountCents === 0) return [];
  if (refunds.length === 0) return [`We refund ${dollars(-amountCents)} to your original payment method.`];
  return refundLines(refunds);
}

/** CO-77: the refund of the reader, then the refund to the account of a club that paid. */
export function refundLines(refunds: readonly RefundOfMail[]): string[] {
  const own = refunds.filter(({ toClub }) => !toClub);
  const days = own.some(({ byCard }) => byCard) ? [bankDays] : [];
  const parts = own.map(({ title, cents: part }) => `${dollars(part)} to ${title}`);
  const sum = own.reduce((total, part) => total + part.cents, 0);
  return [
    ...(own.length === 1 ? [`We refund ${parts.join('')}.`] : []),
    ...(own.length > 1 ? [`We refund ${dollars(sum)}: ${listed.format(parts)}.`] : []),
    ...days,
    ...refunds.flatMap(({ toClub, cents: part, title }) =>
      toClub ? [`${dollars(part)} goes back to ${title}.`] : [],
    ),
  ];
}

/** PY-29: outside the US the total names its currency. */
export function totalLine(
  totalCents: number,
  act: Pick<ActOfMail, 'amountCents'> | undefined,
  first: Pick<Parcel, 'carriage'> | undefined,
): string {
  const { from, to } = first?.carriage ?? {};
  const currency = namesDollars([from?.country ?? '', to?.country ?? '']) ? ' USD' : '';
  return `Your order’s total ${act?.amountCents === 0 ? 'stays' : 'is now'} ${dollars(totalCents)}${currency}.`;
}

/** The deadline for the customer to undo an act. */
export const undoLines = ({ undoUntil }: ActOfMail): string[] =>
  undoUntil === null
    ? []
    : [`Changed your mind? You can undo this on your order page until ${hourInWords(undoUntil)}.`];

const hourInWords = (instant: string): string =>
  DateTime.fromISO(instant, { zone: homeTimeZone }).toFormat('h:mm a ZZZZ', { locale: 'en-US' });
