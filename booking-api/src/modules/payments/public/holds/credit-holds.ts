import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../../platform/database/database.ts';
import { moveCredit } from '../../../credits/public/credits.ts';
import { accountOfCredit, book } from '../../../ledger/public/ledger.ts';
import type { Tender } from '../../../pricing/public/credits.ts';

/**
 * Holds the credits' part of the payment for an attempt, all or nothing in the caller's transaction. False
 * when one of them no longer covers it. Balances are locked in a fixed order, so that two attempts never
 * deadlock.
 */
export async function holdCredits(
  trx: Queries,
  attemptId: string,
  tenders: readonly Tender[],
): Promise<boolean> {
  const inOrder = [...tenders].sort((a, b) => (a.source + a.owner < b.source + b.owner ? -1 : 1));
  for (const { source, owner, amountCents } of inOrder) {
    if (!(await moveCredit(trx, { source, owner }, 'hold', cents(-amountCents), attemptId))) return false;
  }
  return true;
}

/** Records the held credits on the attempt. */
export async function recordCreditHolds(
  trx: Queries,
  attemptId: string,
  tenders: readonly Tender[],
): Promise<void> {
  if (tenders.length === 0) return;
  await trx
    .insertInto('credit_holds')
    .values(
      tenders.map(({ source, owner, amountCents }) => ({
        attempt_id: attemptId,
        source,
        owner,
        amount_cents: amountCents,
        state: 'held' as const,
      })),
    )
    .execute();
}

/** Undoes holding: returns the credits to their balances, once. */
export async function releaseCreditHolds(trx: Queries, attemptId: string): Promise<void> {
  for (const hold of await endHolds(trx, attemptId, 'released')) {
    const { source, owner } = hold;
    await moveCredit(trx, { source, owner }, 'release', cents(hold.amount_cents), attemptId);
  }
}

/** Called when the order is placed: the credits are spent, and booked as its payment. */
export async function spendCredits(trx: Queries, attemptId: string, orderId: string): Promise<void> {
  for (const hold of await endHolds(trx, attemptId, 'spent')) {
    await book(trx, 'tender', {
      orderId,
      amount: cents(hold.amount_cents),
      transactionId: `${attemptId}.${hold.source}.${hold.owner}`,
      account: accountOfCredit[hold.source],
    });
  }
}

const endHolds = (trx: Queries, attemptId: string, state: 'released' | 'spent') =>
  trx
    .updateTable('credit_holds')
    .set({ state })
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'held')
    .returning(['source', 'owner', 'amount_cents'])
    .execute();
