import type { ClaimPayment, PayoutWay } from '@sendahead/shared-contracts/claims/payout';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { moveCredit } from '../../credits/public/credits.ts';
import { book } from '../../ledger/public/ledger.ts';
import { refundableOf } from '../../ledger/public/paid-for.ts';
import { payablesOf } from '../../payments/public/refunds/refund-store.ts';
import type { StoredClaim } from '../claim-store.ts';

/** A part of the payment of a claim, already made. */
export type PaidPart = {
  way: PayoutWay;
  amount: Cents;
  refundId?: string;
  reference?: string;
  paidOn?: CalendarDate;
};
type Owed = Pick<StoredClaim, 'id' | 'order_id' | 'user_id'>;

/** The amount that the payments of an order can still refund. */
export async function cardMostOf(db: Queries, orderId: string): Promise<Cents> {
  const [refundable, payables] = await Promise.all([refundableOf(db, orderId), payablesOf(db, orderId)]);
  const payable = payables.reduce((sum, { amount }) => sum + amount, 0);
  return cents(Math.max(0, Math.min(refundable, payable)));
}

/** Pays into the claimant's shipping credit; the claim is the reference, so that a second payment is refused. */
export async function payCredit(trx: DatabaseTransaction, claim: Owed, amount: Cents): Promise<PaidPart> {
  const owner = { source: 'ship_wallet' as const, owner: claim.user_id };
  await moveCredit(trx, owner, 'grant', amount, claim.id);
  await book(trx, 'compensation', {
    orderId: claim.order_id,
    amount,
    transactionId: claim.id,
    account: 'ship_wallets',
  });
  return { way: 'credit', amount };
}

/** Books a transfer that staff made elsewhere. */
export async function payTransfer(
  trx: DatabaseTransaction,
  claim: Owed,
  { amount, reference, paidOn }: { amount: Cents; reference: string; paidOn: CalendarDate },
): Promise<PaidPart> {
  await book(trx, 'compensation', {
    orderId: claim.order_id,
    amount,
    transactionId: `${claim.id}-transfer`,
    account: 'by_hand',
  });
  return { way: 'transfer', amount, reference, paidOn };
}

/** Stores how a claim was paid, once for each way. */
export async function recordPayments(
  trx: DatabaseTransaction,
  claimId: string,
  parts: readonly PaidPart[],
  { actorId, at }: { actorId: string; at: string },
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map(({ way, amount, refundId, reference, paidOn }) => ({
    claim_id: claimId,
    way,
    amount_cents: amount,
    refund_id: refundId ?? null,
    reference: reference ?? '',
    paid_on: paidOn ?? null,
    actor_id: actorId,
    at,
  }));
  await trx.insertInto('claim_payments').values(rows).execute();
}

/** How a claim was paid; one that was paid before ways were stored was paid as credit. */
export async function paymentsOfClaim(
  db: Queries,
  claim: Pick<StoredClaim, 'id' | 'state' | 'approved_cents' | 'state_at'>,
): Promise<ClaimPayment[]> {
  if (claim.state !== 'paid') return [];
  const rows = await db
    .selectFrom('claim_payments')
    .select(['way', 'amount_cents', 'at', 'reference', 'paid_on'])
    .where('claim_id', '=', claim.id)
    .orderBy('way')
    .execute();
  if (rows.length === 0)
    return [
      {
        way: 'credit',
        amount_cents: cents(claim.approved_cents ?? 0),
        at: claim.state_at,
        reference: '',
        paid_on: null,
      },
    ];
  return rows.map(({ amount_cents, paid_on, ...row }) => ({
    ...row,
    amount_cents: cents(amount_cents),
    paid_on: paid_on === null ? null : calendarDate(paid_on),
  }));
}
