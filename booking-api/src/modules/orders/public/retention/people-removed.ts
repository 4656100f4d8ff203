import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Order } from '../store.ts';

type Removed = Pick<Order, 'people_removed_at'>;

/** Whether an order still names its people. */
export const namesPeople = ({ people_removed_at }: Removed): boolean => people_removed_at === null;

/** The day on which an order's people were removed, as an answer's field; absent while it names them. */
export const removedOn = ({ people_removed_at: at }: Removed): { people_removed_on?: CalendarDate } =>
  at === null ? {} : { people_removed_on: localTime(Date.parse(at), homeTimeZone).date };

/** Throws Refusal `action_not_allowed` for an act that needs the order's owner. */
export function requirePeople(order: Removed): void {
  if (!namesPeople(order)) throw new Refusal(409, 'action_not_allowed');
}

/** The orders that still name people, among the given ones. */
export async function ordersWithPeople(db: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('people_removed_at', 'is', null)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
