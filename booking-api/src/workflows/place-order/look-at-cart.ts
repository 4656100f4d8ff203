import { type CompiledQuery, sql } from 'kysely';
import { cartOf, cartVersion, type StoredCart } from '../../modules/carts/store.ts';
import type { Queries } from '../../platform/database.ts';
import { fewAtOnce, gatherEach } from '../../platform/gather.ts';
import { worded, words } from '../../platform/worded.ts';
import type { Press } from './context.ts';
import { type Asked, askedFor, asRead, besideCart, type Surroundings } from './look-around.ts';

/** A cart as it is at one moment, without a lock, and which writing of it that is. */
export type CartAtOnce = { cart: StoredCart; version: string; around: Surroundings };

/** A cart with all that a press depends on beside it. Presses of the same moment share the question. */
export const lookAtCart = (db: Queries, press: Press): Promise<CartAtOnce | undefined> =>
  look(db, askedFor(press));

const look = gatherEach(
  async (db: Queries, sought: readonly Asked[]) => {
    const list = JSON.stringify(sought.map((asked, place) => ({ ...asked, place })));
    const { rows } = await db.executeQuery(question({ list }));
    const found = new Map(rows.map(({ place, ...row }) => [place, inPieces(row)]));
    return sought.map((_, place) => found.get(place));
  },
  1,
  fewAtOnce,
);

/** Where what is asked for stands in the list. */
const inList: Asked<ReturnType<typeof sql.ref<string>>> = {
  userId: sql.ref<string>('asked.userId'),
  key: sql.ref<string>('asked.key'),
  cartId: sql.ref<string>('asked.cartId'),
  quoteId: sql.ref<string>('asked.quoteId'),
  limitKey: sql.ref<string>('asked.limitKey'),
};

const question = worded(({ list }: { list: string }) =>
  words
    .selectFrom(
      sql<{ place: number }>`(select * from jsonb_to_recordset(${list}::jsonb)
        as each("userId" text, key text, "cartId" text, "quoteId" text, "limitKey" text, place integer)
        limit ${sql.lit(fewAtOnce)})`.as('asked'),
    )
    .innerJoinLateral(cartOf(inList.cartId).select(cartVersion.as('version')).as('cart'), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(besideCart(inList).as('around'), (join) => join.onTrue())
    .select('asked.place')
    .selectAll(['cart', 'around']),
);

type Found = ReturnType<typeof question> extends CompiledQuery<infer Row> ? Row : never;

function inPieces(found: Omit<Found, 'place'>): CartAtOnce {
  const { version, earlierPress, totalCents, expiresAt, state, declines, ...cart } = found;
  return { cart, version, around: asRead(found) };
}
