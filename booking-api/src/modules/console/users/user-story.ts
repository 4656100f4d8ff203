import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { balancesOf } from '../../credits/public/credits.ts';
import { methodsOf, shownNumber } from '../../payments/public/methods/saved-methods.ts';
import { approvedBy } from '../copy/order-history.ts';
import { notedActs } from '../trail/act-groups.ts';

type Story = Pick<CallOutput<typeof readUser>, 'orders' | 'carts' | 'balances' | 'cards'>;
const [maxOrders, maxCarts, maxEvents] = [20, 10, 50];

/** A user's orders, bookings, credit and payment methods. */
export async function storyOf(db: Queries, userId: string): Promise<Story> {
  const [orders, carts, balances, methods] = await Promise.all([
    db
      .selectFrom('orders')
      .innerJoin('brands', 'brands.id', 'orders.brand_id')
      .select(['orders.id', 'orders.display_id', 'brands.slug as brand', 'orders.state'])
      .select(['orders.placed_at', 'orders.total_cents'])
      .where('orders.user_id', '=', userId)
      .orderBy('orders.placed_at', 'desc')
      .limit(maxOrders)
      .execute(),
    db
      .selectFrom('carts')
      .innerJoin('brands', 'brands.id', 'carts.brand_id')
      .select(['carts.id', 'carts.display_id', 'brands.slug as brand', 'carts.updated_at'])
      .where('carts.user_id', '=', userId)
      .where('carts.status', '=', 'open')
      .where('carts.session', 'is not', null)
      .where('carts.amends_order_id', 'is', null)
      .orderBy('carts.updated_at', 'desc')
      .limit(maxCarts)
      .execute(),
    balancesOf(db, userId),
    methodsOf(db, userId),
  ]);
  return {
    orders: orders.map((order) => ({ ...order, total_cents: cents(order.total_cents) })),
    carts,
    balances,
    cards: methods.map((method) => ({
      type: method.card_type,
      number: shownNumber(method),
      expiration: method.expiration ?? '',
    })),
  };
}

/** Audit events of an account, newest first: what was done, or who looked at it and its orders. */
export async function auditOf(
  db: Queries,
  userId: string,
  isOfViews: boolean,
): Promise<CallOutput<typeof readUser>['audit']> {
  const rows = await db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.user_id')
    .select(['audit_events.happened_at as at', 'audit_events.kind'])
    .select(['users.first_name', 'users.last_name'])
    .select(
      sql<string | null>`(select trim(concat_ws(' ', first_name, last_name)) from users approvers
        where approvers.id = detail ->> 'approved_by')`.as('approver'),
    )
    .select(sql<string | null>`coalesce(detail ->> 'reason', detail ->> 'comment')`.as('reason'))
    .select(sql<string | null>`coalesce(detail ->> 'amount_cents', detail ->> 'cents')`.as('amount'))
    .where('audit_events.subject', '=', userId)
    // Views would leave no room for what was done; they are asked for apart.
    .where('audit_events.kind', isOfViews ? 'in' : 'not in', notedActs.looked)
    .orderBy('audit_events.id', 'desc')
    .limit(maxEvents)
    .execute();
  return rows.map(({ at, kind, first_name, last_name, approver, reason, amount }) => ({
    at,
    kind,
    ...(reason ? { reason } : {}),
    ...(amount && Number(amount) !== 0 ? { amount_cents: cents(Number(amount)) } : {}),
    by:
      first_name === null
        ? null
        : [`${first_name} ${last_name ?? ''}`.trim(), approver].filter(Boolean).join(approvedBy),
  }));
}
