import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { endStatesInSql } from '../store.ts';

/** The customer's next bags to arrive. */
export interface NextArrival {
  readonly orderId: string;
  readonly day: CalendarDate;
}

/** A customer's order whose bags arrive next; undefined when none are in transit or waiting for pickup. */
export async function nextArrivalOf(db: Queries, userId: string): Promise<NextArrival | undefined> {
  const { rows } = await sql<{ order_id: string; day: CalendarDate }>`
    select o.id as order_id, max(coalesce(p.expected_on::text, p.carriage ->> 'arrivalDate')) as day
    from orders o join order_parcels p on p.order_id = o.id and p.generation = o.generation
    where o.user_id = ${userId} and o.status = 'placed' and o.state not in ${endStatesInSql}
      and p.status <> 'delivered'
    group by o.id, p.leg order by day limit 1`.execute(db);
  const [next] = rows;
  return next && { orderId: next.order_id, day: next.day };
}
