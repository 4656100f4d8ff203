import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Concessions } from '../../bookings/public/draft.ts';
import { paidFor, refundableOf } from '../../ledger/public/paid-for.ts';
import { isWaived } from '../../services/public/pickup-fees.ts';
import { noConcessions } from '../adjustments.ts';

/** An order's inputs to the price of its amendment. */
export type AmendedOrder = {
  paidCents: Cents;
  /** The maximum refund. */
  refundableCents: Cents;
  /** The staff's price correction, signed; it also applies to the amended order. */
  rateCents: number | null;
  /** CO-44: the correction's maximum share of the price. */
  rateMostPercent: number | null;
  /** The other staff concessions. */
  concessions: Concessions;
  /** The club rate at which it was booked, in percent; 0 without one. */
  clubRatePercent: number;
  /** Legs whose pickup fee staff have waived. */
  waived: readonly LegName[];
};

/**
 * Finds the order to amend. Throws Refusal `order_not_found` for another person's, and for one that can no
 * longer change.
 */
export async function findAmended(
  db: Queries,
  orderId: string,
  who: { userId: string | null; role: Role },
): Promise<AmendedOrder> {
  const order = await orderRow(db, orderId);
  const own = order !== undefined && (order.user_id === who.userId || may(who.role, 'change_every_order'));
  if (!own || !allowedActs(order.state, who.role).includes('change'))
    throw new Refusal(404, 'order_not_found');
  return amendedOf(db, orderId, order);
}

/** The inputs of an order for the price of one of its legs, for a caller who has already read it and its states. */
export async function readAmended(db: Queries, orderId: string): Promise<AmendedOrder> {
  const order = await orderRow(db, orderId);
  if (!order) throw new Refusal(404, 'order_not_found');
  return amendedOf(db, orderId, order);
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof orderRow>>>;

const orderRow = (db: Queries, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('rate_adjustments', 'rate_adjustments.cart_id', 'orders.cart_id')
    .select(['user_id', 'state', 'shipment', 'amount_cents as rateCents'])
    .select('most_percent as rateMostPercent')
    // Orders from before ADR 0212 name their club rate in its line only.
    .select(
      sql<string | null>`(select line ->> 'detail' from order_lines
        where order_id = orders.id and line ->> 'id' = 'wholesale' limit 1)`.as('clubRateLine'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst();

async function amendedOf(
  db: Queries,
  orderId: string,
  { rateCents, rateMostPercent, shipment, clubRateLine }: OrderRow,
): Promise<AmendedOrder> {
  const { form, agreed, concessions = noConcessions } = shipment.booking ?? {};
  const fees = { outbound: form?.outbound_pickup, return: form?.return_pickup };
  const waived = legNames.filter((leg) => isWaived(Number(fees[leg])));
  return {
    paidCents: await paidFor(db, orderId),
    refundableCents: await refundableOf(db, orderId),
    // A correction that staff made with a change is stored with the order, not with its first cart.
    rateCents: agreed?.rate?.cents ?? rateCents,
    rateMostPercent: agreed?.rate ? agreed.rate.mostPercent : rateMostPercent,
    concessions,
    clubRatePercent: agreed ? (agreed.clubRatePercent ?? 0) : percentIn(clubRateLine),
    waived,
  };
}

/** The percentage that the line of a club rate names; 0 without such a line. */
const percentIn = (detail: string | null): number => Number(/^(\d+(?:\.\d+)?)%/.exec(detail ?? '')?.[1] ?? 0);
