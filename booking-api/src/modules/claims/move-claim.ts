import { type ClaimAct, isAwaited, moveClaim } from '@sendahead/shared-contracts/claims/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { AppContext } from '../../platform/context.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secrets.ts';
import { lockClaim, type StoredClaim } from './claim-store.ts';
import { type PaidPart, recordPayments } from './payment/claim-payments.ts';
import { closePhotoLinks } from './photo-link/photo-links.ts';
import { claimMailJob } from './public/jobs.ts';

type Act = {
  act: ClaimAct;
  actorId: string;
  byStaff: boolean;
  message: string;
  /** A partial approval has the amount to pay; a full approval the requested amount that staff saw. */
  amount?: number | undefined;
  /** Makes the parts of a payment. */
  pays?: ((claim: StoredClaim) => Promise<PaidPart[]>) | undefined;
};

type Check = (trx: DatabaseTransaction, claim: StoredClaim) => Promise<void>;

/** Runs `actInside` in a separate transaction. */
export const actOn = (
  { db, ...context }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  claimId: string,
  act: Act,
  check: Check,
): Promise<StoredClaim> =>
  db.transaction().execute((trx) => actInside({ ...context, trx }, claimId, act, check));

/**
 * Moves a claim along the state table, under its lock, with the effects of the step: its message, its mail,
 * and for a payment the money, all in one transaction, so that each happens once. Throws Refusal 409
 * `claim_moved`, 422 `claim_incomplete`.
 */
export async function actInside(
  { trx, clock, jobs }: Pick<AppContext, 'clock' | 'jobs'> & { trx: DatabaseTransaction },
  claimId: string,
  act: Act,
  check: Check,
): Promise<StoredClaim> {
  const claim = await lockClaim(trx, claimId);
  if (!claim) throw new Refusal(404, 'claim_not_found');
  const state = moveClaim(claim.state, act.act);
  if (state === undefined) throw new Refusal(409, 'claim_moved');
  await check(trx, claim);
  const approved = approvedBy(act, claim);
  const moved = { ...claim, state, state_at: clock.instant(), approved_cents: approved };
  await trx
    .updateTable('claims')
    .set({ state, state_at: moved.state_at, approved_cents: approved })
    .where('id', '=', claim.id)
    .execute();
  if (!isAwaited(state)) await closePhotoLinks(trx, claim.id, moved.state_at);
  if (state === 'paid') {
    const parts = (await act.pays?.(moved)) ?? [];
    await recordPayments(trx, claim.id, parts, { actorId: act.actorId, at: moved.state_at });
  }
  const id = newId('cls');
  await trx
    .insertInto('claim_steps')
    .values({
      id,
      claim_id: claim.id,
      state,
      by_staff: act.byStaff,
      actor_id: act.actorId,
      message: act.message,
      at: moved.state_at,
    })
    .execute();
  await jobs.enqueue(trx, claimMailJob, { stepId: id });
  return moved;
}

function approvedBy({ act, amount }: Act, claim: StoredClaim): Cents | null {
  if (act === 'approve') {
    if (amount !== undefined && amount !== claim.value_cents) throw new Refusal(409, 'claim_moved');
    return cents(claim.value_cents);
  }
  if (act === 'approve_in_part') {
    if (amount === undefined || amount >= claim.value_cents) throw incomplete('amount_cents');
    return cents(amount);
  }
  return claim.approved_cents === null ? null : cents(claim.approved_cents);
}

export const incomplete = (path: string): Refusal =>
  new Refusal(422, 'claim_incomplete', { fields: [{ path, code: 'required' }] });
