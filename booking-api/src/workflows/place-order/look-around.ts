import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Expression, type InferResult, sql } from 'kysely';
import { onItsWay } from '../../modules/payments/attempts.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { type Reference, referenceAt, referenceState } from '../../platform/reference.ts';
import { worded, words } from '../../platform/worded.ts';
import type { Press } from './context.ts';

/** What is known beside a cart that is locked. */
export type Surroundings = {
  /** The key was used, or the cart is ordered or on its way. */
  earlierPress: boolean;
  /** The price that the press names, if it was told for this cart. */
  quote: { totalCents: Cents; expiresAt: string } | undefined;
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

/** What is asked for: values, or where they stand in a list of several. */
export type Asked<T = string> = { userId: T; key: T; cartId: T; quoteId: T; limitKey: T };
type Sought = Asked<string | Expression<string>>;

/** What a press asks for. */
export const askedFor = (press: Press): Asked => ({
  userId: press.userId,
  key: press.key,
  cartId: press.cartId,
  quoteId: press.form.quote_id,
  limitKey: press.limit?.key ?? '',
});

/** Asks for all that is known beside a cart; a question may be put together with it, or be about each of a list. */
export const besideCart = (of: Sought) =>
  words.selectNoFrom(({ selectFrom }) => [
    earlierPress(of).as('earlierPress'),
    quoted(of).select('total_cents').as('totalCents'),
    quoted(of).select('expires_at').as('expiresAt'),
    referenceState.as('state'),
    selectFrom('throttle').select('count').where('key', '=', of.limitKey).as('declines'),
  ]);

/** The first sign of one. Not `exists`, which the database may answer for a list by reading whole tables. */
const earlierPress = ({ userId, key, cartId }: Sought) =>
  words
    .selectFrom('checkout_attempts')
    .select(yes)
    .where('actor_scope', '=', userId)
    .where('idempotency_key', '=', key)
    .unionAll(
      words
        .selectFrom('checkout_attempts')
        .select(yes)
        .where('cart_id', '=', cartId)
        .where('state', 'in', onItsWay),
    )
    .unionAll(
      words.selectFrom('carts').select(yes).where('id', '=', cartId).where('status', '=', sql.lit('ordered')),
    )
    .unionAll(
      words
        .selectFrom('orders')
        .select(yes)
        .where('cart_id', '=', cartId)
        .where('status', '<>', sql.lit('void')),
    )
    .limit(sql.lit(1));

const yes = sql<boolean>`true`.as('yes');

const question = worded((of: Asked) => besideCart(of));

/** Its answer. */
export type Found = InferResult<ReturnType<typeof besideCart>>[number];

/** The answer in the product's terms. */
export function asRead(found: Found): Surroundings {
  const { totalCents, expiresAt } = found;
  return {
    earlierPress: Boolean(found.earlierPress),
    quote:
      totalCents === null || expiresAt === null ? undefined : { totalCents: cents(totalCents), expiresAt },
    reference: referenceAt(found.state),
    declines: found.declines ?? 0,
  };
}

const quoted = ({ quoteId, cartId }: Sought) =>
  words.selectFrom('quotes').where('id', '=', quoteId).where('cart_id', '=', cartId);
