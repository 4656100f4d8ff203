import type { Queries } from '../../platform/database/database.ts';
import { findOrder } from '../orders/public/store.ts';
import { presentTracked } from '../tracking/public/present-tracked.ts';
import type { Tracked } from './html/tracked.ts';

const longest = 120;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest) : '');

/** Order number and email as they were typed. */
export function readTrackFields(body: unknown): { number: string; email: string } {
  const fields = typeof body === 'object' && body !== null ? body : {};
  return {
    number: textOf('number' in fields ? fields.number : '').toUpperCase(),
    email: textOf('email' in fields ? fields.email : '').toLowerCase(),
  };
}

/** An order of a brand by its number and its customer's email; nobody learns which of the two was wrong. */
export async function trackOrder(
  db: Queries,
  { number, email, brandId, now }: { number: string; email: string; brandId: number; now: number },
): Promise<Tracked> {
  const row =
    number === '' || email === ''
      ? undefined
      : await db
          .selectFrom('orders')
          .innerJoin('users', 'users.id', 'orders.user_id')
          .select('orders.id')
          .where('orders.display_id', '=', number)
          .where('orders.brand_id', '=', brandId)
          .where('orders.status', '<>', 'void')
          .where((where) => where(where.fn<string>('lower', ['users.email']), '=', email))
          .executeTakeFirst();
  const order = row && (await findOrder(db, row.id));
  if (!order) return { is: 'unknown', number };
  const cancelled = order.status === 'cancelled';
  return { is: 'found', number, cancelled, legs: cancelled ? [] : await presentTracked(db, order, now) };
}
