import type { PageStorage } from '@sendahead/shared-contracts/page/page-storage';

/** What somebody has ticked of an order, in this browser. One that keeps nothing is fine too. */
export function ticksOf(orderId: string, storage: Pick<PageStorage, 'getItem' | 'setItem'>) {
  const key = `order_steps_${orderId}`;
  return {
    read(): readonly string[] {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
      } catch {
        return [];
      }
    },
    write(ticked: readonly string[]) {
      storage.setItem(key, JSON.stringify(ticked));
    },
  };
}
