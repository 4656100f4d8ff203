import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { type Payout, payoutProblems, usualPayout } from '@sendahead/shared-contracts/claims/payout';
import type { ClaimView } from '@sendahead/shared-contracts/console/claim-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { useState } from 'react';
import {
  payoutProblemTexts,
  type TypedPayout,
  claimPaymentTexts as texts,
  typedPayout,
} from '../../copy/claim-payment.ts';

const ways = ['card', 'transfer', 'credit'] as const;

/** A blank amount is nothing; null for text that is no amount. */
const amountOf = (text: string): Cents | null => (text.trim() === '' ? cents(0) : readDollars(text));

function payoutOf({ card, transfer, credit, reference, paidOn }: TypedPayout): Payout {
  const transferCents = amountOf(transfer) ?? 0;
  return {
    card_cents: amountOf(card) ?? 0,
    transfer_cents: transferCents,
    credit_cents: amountOf(credit) ?? 0,
    ...(transferCents === 0 ? {} : { reference: reference.trim() }),
    ...(transferCents !== 0 && isCalendarDate(paidOn) ? { paid_on: paidOn } : {}),
  };
}

/** How a claim is paid, while it is typed: its payout, and what is wrong with each field once it was submitted. */
export function useTypedPayout({ claim, card_most_cents = cents(0) }: ClaimView, now: number) {
  const approvedCents = claim.approved_cents ?? cents(0);
  const [typed, setTyped] = useState(() => typedPayout(usualPayout(approvedCents, card_most_cents)));
  const [pressed, setPressed] = useState(false);
  const payout = payoutOf(typed);
  const limits = {
    approvedCents,
    cardMostCents: card_most_cents,
    today: localNow(now, homeTimeZone).date,
    firstDay: localNow(Date.parse(claim.created_at), homeTimeZone).date,
  };
  const unread = ways.filter((way) => amountOf(typed[way]) === null);
  const problems = payoutProblems(payout, limits);
  const isRight = unread.length === 0 && problems.length === 0;
  const words = payoutProblemTexts(formatCents(approvedCents), formatCents(card_most_cents));
  const errorOf = (path: keyof typeof words): string | undefined =>
    pressed && problems.includes(path) ? words[path] : undefined;
  /** The error of an amount; the sum is judged once all three are amounts. */
  const amountError = (way: (typeof ways)[number]): string | undefined => {
    if (unread.includes(way)) return pressed ? texts.notAnAmount : undefined;
    if (unread.length > 0 && way === 'credit') return undefined;
    return way === 'transfer' ? undefined : errorOf(`${way}_cents`);
  };
  const type = (next: Partial<TypedPayout>): void => setTyped({ ...typed, ...next });
  /** Marks the wrong fields; false if there are any. */
  const check = (): boolean => {
    setPressed(true);
    return isRight;
  };
  return { typed, type, payout, limits, isRight, check, errorOf, amountError };
}
