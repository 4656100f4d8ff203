import * as z from 'zod/mini';

const ticksSchema = z.array(z.string());
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What somebody has ticked of an order, in this browser. One that keeps nothing is fine too. */
export function ticksOf(orderId: string, storage: Kept) {
  const key = `order_steps_${orderId}`;
  return {
    read(): readonly string[] {
      try {
        return ticksSchema.parse(JSON.parse(storage.getItem(key) ?? '[]'));
      } catch {
        return [];
      }
    },
    write(ticked: readonly string[]) {
      try {
        storage.setItem(key, JSON.stringify(ticked));
      } catch {
        // Full, or not allowed: the tick holds until the page is left.
      }
    },
  };
}
