import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type InferResult, sql } from 'kysely';
import { cartOf, cartVersion, type StoredCart } from '../../modules/carts/store.ts';
import { onItsWay } from '../../modules/payments/attempts.ts';
import type { DatabaseTransaction, Queries } from '../../platform/database.ts';
import { type Reference, referenceAt, referenceState } from '../../platform/reference.ts';
import { worded, words } from '../../platform/worded.ts';
import type { Press } from './context.ts';

/** What is known beside a cart that is locked. */
export type Surroundings = {
  /** The key was used, or the cart is ordered or on its way. */
  earlierPress: boolean;
  /** The price that the press names, if it was told for this cart. */
  quote: { totalCents: Cents; expiresAt: string } | undefined;
  /** An admin's correction of the cart's price. */
  correction: { rateCents: Cents | undefined };
  reference: Reference;
  /** Declined cards of the account that presses. */
  declines: number;
};

/**
 * One question for all that a press depends on beside its cart. Ask it behind the lock: a question of its own, so that
 * it sees what whoever held the lock before has written.
 */
export async function lookAround(trx: DatabaseTransaction, press: Press): Promise<Surroundings> {
  const {
    rows: [found],
  } = await trx.executeQuery(question(askedFor(press)));
  if (!found) throw new Error('a question that is always answered');
  return asRead(found);
}

/** A cart as it is at one moment, without a lock, and which writing of it that is. */
export type CartAtOnce = { cart: StoredCart; version: string; around: Surroundings };

/** A cart with all that a press depends on beside it, by one question. Undefined when there is no such cart. */
export async function lookAtCart(db: Queries, press: Press): Promise<CartAtOnce | undefined> {
  const {
    rows: [found],
  } = await db.executeQuery(wholeQuestion(askedFor(press)));
  if (!found) return undefined;
  const { earlierPress, totalCents, expiresAt, rateCents, state, declines, version, ...cart } = found;
  return {
    cart,
    version,
    around: asRead({ earlierPress, totalCents, expiresAt, rateCents, state, declines }),
  };
}

type Asked = { userId: string; key: string; cartId: string; quoteId: string; limitKey: string };

const askedFor = (press: Press): Asked => ({
  userId: press.userId,
  key: press.key,
  cartId: press.cartId,
  quoteId: press.form.quote_id,
  limitKey: press.limit?.key ?? '',
});

const besideCart = (of: Asked) =>
  words.selectNoFrom(({ exists, selectFrom, or }) => [
    or([
      exists(
        selectFrom('checkout_attempts')
          .select('id')
          .where('actor_scope', '=', of.userId)
          .where('idempotency_key', '=', of.key),
      ),
      exists(
        selectFrom('checkout_attempts')
          .select('id')
          .where('cart_id', '=', of.cartId)
          .where('state', 'in', onItsWay),
      ),
      exists(selectFrom('carts').select('id').where('id', '=', of.cartId).where('status', '=', 'ordered')),
      exists(
        selectFrom('orders')
          .select('id')
          .where('cart_id', '=', of.cartId)
          .where('status', '<>', sql.lit('void')),
      ),
    ]).as('earlierPress'),
    quoted(of).select('total_cents').as('totalCents'),
    quoted(of).select('expires_at').as('expiresAt'),
    selectFrom('rate_adjustments').select('amount_cents').where('cart_id', '=', of.cartId).as('rateCents'),
    referenceState.as('state'),
    selectFrom('throttle').select('count').where('key', '=', of.limitKey).as('declines'),
  ]);

const question = worded(besideCart);

const wholeQuestion = worded((of: Asked) =>
  words
    .selectFrom([cartOf(of.cartId).select(cartVersion.as('version')).as('cart'), besideCart(of).as('around')])
    .selectAll(),
);

type Found = InferResult<ReturnType<typeof besideCart>>[number];

function asRead({ earlierPress, totalCents, expiresAt, rateCents, state, declines }: Found): Surroundings {
  return {
    earlierPress: Boolean(earlierPress),
    quote:
      totalCents === null || expiresAt === null ? undefined : { totalCents: cents(totalCents), expiresAt },
    correction: { rateCents: rateCents === null ? undefined : cents(rateCents) },
    reference: referenceAt(state),
    declines: declines ?? 0,
  };
}

const quoted = ({ quoteId, cartId }: Asked) =>
  words.selectFrom('quotes').where('id', '=', quoteId).where('cart_id', '=', cartId);
