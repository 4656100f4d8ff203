import type { ListedOrder, OrderSort } from '@sendahead/shared-contracts/console/order-list-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { refuse } from '../../../platform/http/refusal.ts';
import { readPageKey, writePageKey } from '../page-key.ts';
import type { OrderPageKey } from './list-orders.ts';

/** The key of the page after a row; in a list by pickup it begins with the row's pickup date. */
export function writeOrderKey(
  { placed_at, order_id, pickup_date }: ListedOrder,
  sort: OrderSort | undefined,
): string {
  const key = writePageKey({ at: placed_at, id: order_id });
  return sort === undefined ? key : `${pickup_date}~${key}`;
}

/**
 * Reads the `next` of an earlier page. Throws Refusal `invalid` for any other text, including a key of
 * another sort order.
 */
export function readOrderKey(text: string, sort: OrderSort | undefined): OrderPageKey {
  if (sort === undefined) return readPageKey(text);
  const pickup = text.slice(0, 10);
  if (!isCalendarDate(pickup)) throw refuse('invalid', [{ path: 'before', code: 'malformed' }]);
  return { ...readPageKey(text.slice(11)), pickup };
}
