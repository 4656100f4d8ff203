import type { BillSplit, OwnShare } from '@sendahead/shared-contracts/payments/split-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  remindersOf,
  type ShareRow,
  type Split,
  sharesOf,
} from '../../../modules/payments/public/splits/splits.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isAgreed } from './lock-split.ts';

type Presenting = { db: Queries; clock: { now(): number } };

/** A split bill as the buyer sees it. */
export async function presentSplit({ db, clock }: Presenting, split: Split): Promise<BillSplit> {
  const shares = await sharesOf(db, split.attempt_id);
  const cart = await db
    .selectFrom('carts')
    .select(['display_id', 'order_id'])
    .where('id', '=', split.cart_id)
    .executeTakeFirstOrThrow();
  const reminders = await remindersOf(db, split.attempt_id);
  const agreed = isAgreed(shares);
  return {
    cart_id: split.cart_id,
    display_id: cart.display_id,
    order_id: split.state === 'placed' ? cart.order_id : null,
    state: isOver(split, clock.now()) && !agreed ? 'expired' : split.state,
    charging: split.state === 'open' && agreed,
    total_cents: cents(shares.reduce((sum, share) => sum + share.amount_cents, 0)),
    expires_at: split.expires_at,
    ...(split.by_link ? { by_link: true } : {}),
    shares: shares.map((share) => ({
      id: share.id,
      name: share.name,
      email: share.email,
      amount_cents: cents(share.amount_cents),
      state: share.state,
      is_buyer: share.is_buyer,
      taken_over: share.taken_over,
      problem: share.problem,
      ...(reminders.has(share.id) ? { reminded_at: reminders.get(share.id) } : {}),
    })),
  };
}

/** A share as its traveler sees it. */
export async function presentShare({ db, clock }: Presenting, share: ShareRow): Promise<OwnShare> {
  const { user_id, ...split } = await db
    .selectFrom('bill_splits')
    .selectAll()
    .where('attempt_id', '=', share.split_id)
    .executeTakeFirstOrThrow();
  const buyer = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  return {
    buyer: `${buyer?.first_name ?? ''} ${buyer?.last_name ?? ''}`.trim(),
    name: share.name,
    state: stateOf(share, split, clock.now()),
    amount_cents: cents(share.amount_cents),
    items: share.items,
    legs: split.trip,
    expires_at: split.expires_at,
    problem: share.taken_over ? null : share.problem,
  };
}

function stateOf(share: ShareRow, split: Omit<Split, 'user_id'>, now: number): OwnShare['state'] {
  if (share.taken_over) return 'taken_over';
  if (split.state !== 'open') return split.state;
  return isOver(split, now) && share.state !== 'agreed' ? 'expired' : share.state;
}

const isOver = ({ state, expires_at }: Pick<Split, 'state' | 'expires_at'>, now: number): boolean =>
  state === 'open' && Date.parse(expires_at) <= now;
