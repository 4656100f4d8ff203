import * as z from 'zod/mini';
import { type CalendarDate, calendarDateSchema } from '../primitives/calendar-date.ts';
import { type Cents, cents, centsSchema } from '../primitives/cents.ts';
import { wireText } from '../primitives/wire-text.ts';

/**
 * How an approved claim is paid: `card`: back to the payments of its order; `transfer`: by a bank transfer
 * that staff made elsewhere; `credit`: as shipping credit.
 */
export const payoutWays = ['card', 'transfer', 'credit'] as const;
export type PayoutWay = (typeof payoutWays)[number];

const amount = z.int().check(z.minimum(0, 'malformed'), z.maximum(5_000_000, 'too_large'));

/** How much is paid in each way; the reference and day are those of the transfer. */
export const payoutSchema = z.strictObject({
  card_cents: amount,
  transfer_cents: amount,
  credit_cents: amount,
  reference: z.optional(wireText(60)),
  paid_on: z.optional(calendarDateSchema),
});
export type Payout = z.output<typeof payoutSchema>;

export const claimPaymentSchema = z.object({
  way: z.enum(payoutWays),
  amount_cents: centsSchema,
  at: z.string(),
  /** Of a transfer; '' otherwise. */
  reference: z.string(),
  paid_on: z.nullable(calendarDateSchema),
});
export type ClaimPayment = z.output<typeof claimPaymentSchema>;

/** The limits of a payout. */
export interface PayoutLimits {
  readonly approvedCents: number;
  /** The amount that the payments of the order can still refund. */
  readonly cardMostCents: number;
  /** The first and last possible day of a transfer. */
  readonly firstDay: CalendarDate;
  readonly today: CalendarDate;
}

/** The fields of a payout that do not fit, in the order of the form. */
export type PayoutProblem = 'card_cents' | 'credit_cents' | 'reference' | 'paid_on';

/** The sum of a payout. */
export const payoutSum = ({ card_cents, transfer_cents, credit_cents }: Payout): Cents =>
  cents(card_cents + transfer_cents + credit_cents);

/**
 * The problems of a payout; empty if it can be made. Its amounts must add up to the approved one, its payments must
 * be able to refund the card’s part, and a transfer needs a reference and a possible day.
 */
export function payoutProblems(
  payout: Payout,
  { approvedCents, cardMostCents, firstDay, today }: PayoutLimits,
): PayoutProblem[] {
  const { card_cents, transfer_cents, reference = '', paid_on } = payout;
  const isDay = paid_on !== undefined && paid_on >= firstDay && paid_on <= today;
  return [
    ...(card_cents > cardMostCents ? (['card_cents'] as const) : []),
    ...(payoutSum(payout) === approvedCents ? [] : (['credit_cents'] as const)),
    ...(transfer_cents > 0 && reference.trim() === '' ? (['reference'] as const) : []),
    ...(transfer_cents > 0 && !isDay ? (['paid_on'] as const) : []),
  ];
}

/** The usual payout: as much as possible to the card, the rest as credit. */
export const usualPayout = (approvedCents: number, cardMostCents: number): Payout => {
  const card = Math.min(approvedCents, Math.max(0, cardMostCents));
  return { card_cents: card, transfer_cents: 0, credit_cents: approvedCents - card };
};
