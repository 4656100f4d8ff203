import { pageStorage } from './page-storage.ts';

/** An order that staff placed while this tab waited: what its customer may see without signing in. */
export interface OrderedFor {
  readonly orderId: string;
  /** The order's number, which was the cart's. */
  readonly number: string;
  /** First name of the staff member. */
  readonly by: string;
}

const key = 'ordered_for';

/** CO-125: kept for this tab only, so that no address shows an order as placed. */
export const keepOrderedFor = (order: OrderedFor): void =>
  pageStorage('sessionStorage').setItem(key, JSON.stringify(order));

/** The kept order if it is this one. */
export function readOrderedFor(orderId: string | null): OrderedFor | null {
  try {
    const stored: unknown = JSON.parse(pageStorage('sessionStorage').getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { orderId: id, number, by } = stored as Partial<Record<keyof OrderedFor, unknown>>;
    return id === orderId && typeof id === 'string' && typeof number === 'string' && typeof by === 'string'
      ? { orderId: id, number, by }
      : null;
  } catch {
    return null;
  }
}
