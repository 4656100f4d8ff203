import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CartStatus } from '../tables.ts';
import type { MostPercent } from './concessions.ts';

/** A cart as the server sees it; only the hash of its token is stored. */
export type StoredCart = {
  id: string;
  orderId: string;
  displayId: string;
  tokenHash: Buffer;
  /** Set while staff hold it: the customer's token, which opens it read-only. */
  waitingTokenHash: Buffer | null;
  brandId: number;
  brandSlug: string;
  micrositeId: number | null;
  userId: string | null;
  session: CartSession | null;
  status: CartStatus;
  /** Instant. */
  updatedAt: string;
  createdAt: string;
  /** The staff member who took it over, or books on the owner's behalf. */
  heldBy: string | null;
  /** Set while the page that lost it may still send what it had not saved. */
  leftTokenHash: Buffer | null;
  /** TK-25: how often it changed hands. */
  holdTurn: number;
  /** CO-124: the owner is the buyer whom staff named for a guest. */
  buyerNamed: boolean;
  /** An admin's correction of its price, signed cents; null without one. */
  rateCents: number | null;
  /**
   * Other staff deductions from its price, in cents, while the cart belongs to that person; null without any.
   */
  compCents: number | null;
  /** Null where staff have said nothing of it. */
  refundsSurcharges: boolean | null;
  /** CO-44: the maximum share of the price for each of these deductions. */
  mostPercent: MostPercent;
  /** The club that pays, as a group event prepared it; null when the customer pays. */
  paidByClubId: number | null;
  /** The order that it changes; null for a cart that becomes a new order. */
  amends: string | null;
  /** The revision of that order when the cart was opened. */
  amendsAfter: number | null;
};

const cartColumns = [
  'carts.id as id',
  'carts.order_id as orderId',
  'carts.display_id as displayId',
  'carts.token_hash as tokenHash',
  'carts.waiting_token_hash as waitingTokenHash',
  'carts.brand_id as brandId',
  'brands.slug as brandSlug',
  'carts.micro_site_id as micrositeId',
  'carts.user_id as userId',
  'carts.session as session',
  'carts.status as status',
  'carts.updated_at as updatedAt',
  'carts.created_at as createdAt',
  'carts.held_by as heldBy',
  'carts.left_token_hash as leftTokenHash',
  'carts.hold_turn as holdTurn',
  'carts.buyer_named as buyerNamed',
  'carts.paid_by_club_id as paidByClubId',
  'carts.amends_order_id as amends',
  'carts.amends_after as amendsAfter',
] as const;

/** A personal concession applies to no one else; a guest keeps it when signing in. */
const conceded = sql`from cart_concessions
  where cart_id = carts.id and (subject_id is null or subject_id = carts.user_id)`;

const cartOf = (db: Queries, id: string) =>
  db
    .selectFrom('carts')
    .innerJoin('brands', 'brands.id', 'carts.brand_id')
    .select(cartColumns)
    .select(({ selectFrom }) =>
      selectFrom('rate_adjustments')
        .select('amount_cents')
        .whereRef('cart_id', '=', 'carts.id')
        .as('rateCents'),
    )
    .select([
      sql<number | null>`(select amount_cents ${conceded} and act = 'comp_discount')`.as('compCents'),
      sql<boolean | null>`(select amount_cents is null ${conceded} and act = 'refund_surcharges')`.as(
        'refundsSurcharges',
      ),
      sql<MostPercent>`json_build_object(
        'rate', (select most_percent from rate_adjustments where cart_id = carts.id),
        'surcharges', (select most_percent ${conceded} and act = 'refund_surcharges'),
        'comp', (select most_percent ${conceded} and act = 'comp_discount'))`.as('mostPercent'),
    ])
    .where('carts.id', '=', id);

export async function findCart(db: Queries, id: string): Promise<StoredCart | undefined> {
  return cartOf(db, id).executeTakeFirst();
}

/** CO-77: the club that was to pay for the cart of an order; null when the customer paid. */
export const clubOfOrdersCart = async (db: Queries, orderId: string): Promise<number | null> =>
  (await db.selectFrom('carts').select('paid_by_club_id').where('order_id', '=', orderId).executeTakeFirst())
    ?.paid_by_club_id ?? null;

/** Locks the cart until the transaction ends, so that data read after it is still current at the commit. */
export async function lockCart(trx: Queries, id: string): Promise<StoredCart | undefined> {
  return cartOf(trx, id).forUpdate('carts').executeTakeFirst();
}

export type NewCart = {
  id: string;
  orderId: string;
  displayId: string;
  tokenHash: Buffer;
  brandId: number;
  micrositeId: number | null;
  userId: string | null;
  /** The guest's session, so that signing in from it moves the cart. */
  sessionHash: Buffer | null;
  /** The order that it changes. */
  amends?: { orderId: string; after: number } | undefined;
  /** The staff member who changes it on the owner's behalf. */
  heldBy?: string | null | undefined;
  /** The club that pays for it. */
  paidByClubId?: number | null | undefined;
  now: string;
};

export async function insertCart(db: Queries, cart: NewCart): Promise<void> {
  await db
    .insertInto('carts')
    .values({
      id: cart.id,
      order_id: cart.orderId,
      display_id: cart.displayId,
      token_hash: cart.tokenHash,
      brand_id: cart.brandId,
      micro_site_id: cart.micrositeId,
      user_id: cart.userId,
      session: null,
      session_hash: cart.sessionHash,
      amends_order_id: cart.amends?.orderId ?? null,
      amends_after: cart.amends?.after ?? null,
      held_by: cart.heldBy ?? null,
      paid_by_club_id: cart.paidByClubId ?? null,
      created_at: cart.now,
      updated_at: cart.now,
    })
    .execute();
}

/** Records that a cart is a copy of another cart, or of that cart's original. */
export async function markCopy(db: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  const { id, copy_of } = await db
    .selectFrom('carts')
    .select(['id', 'copy_of'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('carts')
    .set({ copy_of: copy_of ?? id })
    .where('id', '=', to)
    .execute();
}

/**
 * False when the cart was ordered, closed or taken over after `tokenHash` was checked, or has changed hands since the
 * page read it: a late save is refused. A guest's cart moves to the account that saves it, unless staff hold it.
 */
export async function saveSession(
  db: Queries,
  { id, tokenHash }: Pick<StoredCart, 'id' | 'tokenHash'>,
  session: CartSession,
  userId: string | null,
  now: string,
  /** Only pages of this release know it. */
  holdTurn?: number,
): Promise<boolean> {
  const row = await db
    .updateTable('carts')
    .set((set) => ({
      session: JSON.stringify(session) as never,
      updated_at: now,
      // TK-26: new entries end the minute of the page that lost the cart; the same entries, saved again, do not.
      left_token_hash: sql<Buffer | null>`case when session -> 'ship_state' = ${JSON.stringify(session.ship_state)}::jsonb
        then left_token_hash end`,
      user_id: set
        .case()
        .when('held_by', 'is', null)
        .then(set.fn.coalesce('user_id', set.val(userId)))
        .else(set.ref('user_id'))
        .end(),
    }))
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'open')
    .$if(holdTurn !== undefined, (query) => query.where('hold_turn', '=', holdTurn ?? 0))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** CO-124: the buyer whom staff named becomes the user of a guest's cart. The caller holds its lock. */
export const setBuyer = (trx: Queries, { id, userId, now }: { id: string; userId: string; now: string }) =>
  trx
    .updateTable('carts')
    .set({ user_id: userId, buyer_named: true, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Marks a cart as ordered; false when it is neither open nor split, because another request was faster. */
export async function markOrdered(
  trx: Queries,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('carts')
    .set({ status: 'ordered', user_id: userId, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'divided'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a cart against changes while its bill is split, or unlocks it again. */
export async function setSplit(trx: Queries, id: string, isSplit: boolean): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ status: isSplit ? 'divided' : 'open' })
    .where('id', '=', id)
    .where('status', '=', isSplit ? 'open' : 'divided')
    .execute();
}
