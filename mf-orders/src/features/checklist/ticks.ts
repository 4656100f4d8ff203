import type { PageStorage } from '@sendahead/shared-contracts/page/page-storage';

/** The ticked steps of an order, in this browser. A browser without storage works too. */
export function ticksOf(orderId: string, storage: Pick<PageStorage, 'getItem' | 'setItem'>) {
  const key = `order_steps_${orderId}`;
  return {
    read(): readonly string[] {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
      } catch {
        return [];
      }
    },
    write(ticked: readonly string[]) {
      storage.setItem(key, JSON.stringify(ticked));
    },
  };
}
