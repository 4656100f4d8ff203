import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { dropCard } from '../../../modules/payments/public/splits/drop-card.ts';
import { chargeSharesJob, splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import {
  findShareByToken,
  findSplit,
  type ShareRow,
  updateShare,
} from '../../../modules/payments/public/splits/splits.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../context.ts';
import { forgetKept, type KeepCard, keepCard } from '../keep-card.ts';
import { requireOrdering } from '../require-ordering.ts';
import { isAgreed, type LockedSplit, lockSplit } from './lock-split.ts';
import type { AgreedCard } from './open-split.ts';

/** Null on success, or why the card was refused. */
export type AgreementResult = { error: PaymentErrorCode | null };

/** The share of a link's token. Throws Refusal 404 share_not_found. */
export async function requireShare({ db }: Pick<PlaceOrderContext, 'db'>, token: string): Promise<ShareRow> {
  const share = await findShareByToken(db, token);
  if (!share) throw new Refusal(404, 'share_not_found');
  return share;
}

/**
 * Saves the card of a traveler who agrees to a share until all have agreed. Agreeing twice changes nothing.
 * Throws Refusal: share_not_found, 409 split_closed once the share was paid by someone else or the requests
 * have ended, 409 ordering_paused.
 */
export async function agreeToShare(
  context: PlaceOrderContext,
  token: string,
  card: KeepCard,
): Promise<AgreementResult> {
  const share = await requireShare(context, token);
  if (isAgreedByItself(share)) return { error: null };
  // A share that is already closed needs no call to the gateway.
  const split = await findSplit(context.db, share.split_id);
  if (share.taken_over || split?.state !== 'open' || Date.parse(split.expires_at) <= context.clock.now())
    throw new Refusal(409, 'split_closed');
  await requireOrdering(context);
  const savedCard = await keepCard(context, share.id, card);
  if ('error' in savedCard) return { error: savedCard.error };
  const agreed = await context.db.transaction().execute(async (trx) => {
    const locked = await lockSplit(trx, share.split_id);
    const now = locked?.shares.find(({ id }) => id === share.id);
    if (!locked || !now || !isOpen(context, locked) || now.state === 'agreed')
      return now !== undefined && isAgreedByItself(now) ? { token: now.method_token } : undefined;
    await setAgreed(trx, context, locked, [now], { token: savedCard.token, isOwn: true }, false);
    return { token: savedCard.token };
  });
  if (agreed?.token !== savedCard.token) await forgetKept(context, savedCard.token);
  if (!agreed) throw new Refusal(409, 'split_closed');
  return { error: null };
}

/** A traveler declines a share, and the buyer is notified. Throws Refusal like `agreeToShare`. */
export async function declineShare(context: PlaceOrderContext, token: string): Promise<void> {
  const share = await requireShare(context, token);
  if (share.state === 'declined') return;
  await context.db.transaction().execute(async (trx) => {
    const locked = await lockSplit(trx, share.split_id);
    const now = locked?.shares.find(({ id }) => id === share.id);
    if (!locked || !isOpen(context, locked) || now?.state !== 'asked') throw new Refusal(409, 'split_closed');
    await updateShare(trx, share.id, { state: 'declined', problem: null });
    await context.jobs.enqueue(trx, splitMailJob, {
      splitId: share.split_id,
      kind: 'declined-buyer',
      shareId: share.id,
      round: now.charges,
    });
  });
}

const isAgreedByItself = ({ state, taken_over }: ShareRow): boolean => state === 'agreed' && !taken_over;

/** Whether a share can still be agreed to. */
export const isOpen = (
  { clock }: Pick<PlaceOrderContext, 'clock'>,
  { split }: Pick<LockedSplit, 'split'>,
): boolean => split.state === 'open' && Date.parse(split.expires_at) > clock.now();

/** Records that shares are agreed to with a card; the last agreement charges all of them. */
export async function setAgreed(
  trx: DatabaseTransaction,
  { jobs }: Pick<PlaceOrderContext, 'jobs'>,
  { split, shares }: LockedSplit,
  agreed: readonly ShareRow[],
  card: AgreedCard,
  byBuyer: boolean,
): Promise<void> {
  for (const share of agreed) {
    await dropCard(trx, jobs, share);
    await updateShare(trx, share.id, {
      state: 'agreed',
      problem: null,
      method_token: card.token,
      method_is_own: card.isOwn,
      taken_over: byBuyer && !share.is_buyer,
    });
  }
  const isLast = isAgreed(shares.filter(({ id }) => !agreed.some((one) => one.id === id)));
  if (isLast) await jobs.enqueue(trx, chargeSharesJob, { splitId: split.attempt_id });
}
