import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Account } from '../../../modules/accounts/public/store.ts';
import { findSplitOfCart, type Split } from '../../../modules/payments/public/splits/splits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../context.ts';
import { forgetKept, type KeepCard, keepCard } from '../keep-card.ts';
import { requireOrdering } from '../require-ordering.ts';
import { type AgreementResult, isOpen, setAgreed } from './agree.ts';
import { isAgreed, type LockedSplit, lockSplit } from './lock-split.ts';
import type { AgreedCard } from './open-split.ts';

/** The buyer's payment: their own share with another card, or all shares that no one has agreed to. */
export type PayShares = { what: 'own' | 'rest'; card: KeepCard | undefined };

/**
 * The newest split bill of a cart, for the buyer who split it; a bill paid by link is also for staff who may
 * take over its cart. Throws Refusal 404 split_not_found.
 */
export async function requireSplit(
  { db }: Pick<PlaceOrderContext, 'db'>,
  cartId: string,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<Split> {
  const split = await findSplitOfCart(db, cartId);
  const isSeen = split?.user_id === id || (split?.by_link === true && may(role, 'take_over_carts'));
  if (!split || !isSeen) throw new Refusal(404, 'split_not_found');
  return split;
}

/**
 * The buyer pays the open shares. If a traveler agrees at the same moment, the first to get the lock pays
 * that share. Throws Refusal: 409 split_closed, split_charging and ordering_paused, 404
 * payment_method_not_found when the buyer has no such card.
 */
export async function payShares(
  context: PlaceOrderContext,
  { attempt_id: splitId }: Pick<Split, 'attempt_id'>,
  { what, card }: PayShares,
): Promise<AgreementResult> {
  // A bill that is closed, or whose cards are being charged, reports that first.
  await context.db
    .transaction()
    .execute(async (trx) => void requireOpen(context, await lockSplit(trx, splitId)));
  await requireOrdering(context);
  const savedCard = card && (await keepCard(context, splitId, card));
  if (savedCard && 'error' in savedCard) return { error: savedCard.error };
  try {
    await context.db.transaction().execute(async (trx) => {
      const locked = requireOpen(context, await lockSplit(trx, splitId));
      const own = locked.shares.filter(({ is_buyer }) => is_buyer);
      const open = locked.shares.filter(({ state }) => state !== 'agreed');
      const [mine] = own;
      const newCard = savedCard ? { token: savedCard.token, isOwn: true } : undefined;
      const paysWith: AgreedCard | undefined =
        newCard ?? (mine?.method_token ? { token: mine.method_token, isOwn: mine.method_is_own } : undefined);
      if (!paysWith) throw new Refusal(404, 'payment_method_not_found');
      await setAgreed(trx, context, locked, what === 'own' ? own : open, paysWith, true);
    });
  } catch (error) {
    if (savedCard) await forgetKept(context, savedCard.token);
    throw error;
  }
  return { error: null };
}

/** Throws Refusal: 409 split_closed once the requests have ended, split_charging while the cards are charged. */
export function requireOpen(
  context: Pick<PlaceOrderContext, 'clock'>,
  locked: LockedSplit | undefined,
): LockedSplit {
  if (locked?.split.state !== 'open') throw new Refusal(409, 'split_closed');
  if (isAgreed(locked.shares) || isBeingCharged(locked)) throw new Refusal(409, 'split_charging');
  if (!isOpen(context, locked)) throw new Refusal(409, 'split_closed');
  return locked;
}

/** Whether the result of a charge is still unknown. */
export const isBeingCharged = ({ charges }: Pick<LockedSplit, 'charges'>): boolean =>
  charges.some(({ state }) => state !== 'waiting');
