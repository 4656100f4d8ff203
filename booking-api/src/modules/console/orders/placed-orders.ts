import { may } from '@sendahead/shared-contracts/call/role-acts';
import { listPlacedOrders, type PlacedOrder } from '@sendahead/shared-contracts/console/placed-order-calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { literal } from '../../../platform/database/like.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { routeOf, type StoredRoute } from '../../orders/public/places/spoken-place.ts';
import { endStatesInSql } from '../../orders/public/store.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import { customerOfOrder, emailOfOrder } from './customer-of-order.ts';

const pageSize = 50;

/**
 * OPEN-19: staff find the orders that they placed; club staff only while the customer belongs to their club.
 */
export function placedOrdersRoute(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, listPlacedOrders, async ({ query: { span, search, before } }, call) => {
    const actor = accountOf(call);
    const after = before === undefined ? null : readPageKey(before);
    const text = `%${literal((search ?? '').trim().toLowerCase())}%`;
    const { rows } = await sql<Omit<PlacedOrder, 'from' | 'to'> & StoredRoute>`
      select orders.id as order_id, orders.display_id, brands.slug as brand, orders.state, orders.placed_at,
        orders.shipment #>> '{legs,0,pickup_date}' as pickup_date,
        ${emailOfOrder} as email, ${customerOfOrder} as customer,
        orders.shipment #> '{legs,0}' as leg, orders.shipment #> '{booking,legs}' as booked,
        (select coalesce(sum(jsonb_array_length(traveler -> 'items')), 0)::int
          from jsonb_array_elements(orders.shipment -> 'travelers') traveler) as bags,
        orders.total_cents
      from checkout_attempts attempt join orders on orders.attempt_id = attempt.id
        join users on users.id = orders.user_id join brands on brands.id = orders.brand_id
      where attempt.user_id = ${actor.id} and orders.user_id <> ${actor.id}
        and orders.status <> 'void'
        ${may(actor.role, 'help_people') ? sql`` : sql`and users.club_id = ${actor.clubId}`}
        ${span === 'coming' ? sql`and orders.state not in ${endStatesInSql}` : sql``}
        and lower(concat_ws(' ', orders.display_id, ${customerOfOrder}, ${emailOfOrder})) like ${text}
        ${after ? sql`and (orders.placed_at, orders.id) < (${after.at}::timestamptz, ${after.id})` : sql``}
      order by orders.placed_at desc, orders.id desc limit ${pageSize + 1}`.execute(context.db);
    const orders = rows
      .slice(0, pageSize)
      .map(({ leg, booked, ...row }) => ({ ...row, ...routeOf({ leg, booked }) }));
    const last = orders.at(-1);
    return {
      orders,
      next: rows.length > pageSize && last ? writePageKey({ at: last.placed_at, id: last.order_id }) : null,
    };
  });
}
