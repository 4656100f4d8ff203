import type { TrackedEvent } from './purchase.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'analytics_kept';
/** The oldest are dropped first: a placed order comes last. */
const most = 50;

function read(storage: Store): TrackedEvent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Keeps an event that may not be reported here, in this tab only. A full storage drops the event. */
export function keepEvent(storage: Store, event: TrackedEvent): void {
  try {
    storage.setItem(key, JSON.stringify([...read(storage), event].slice(-most)));
  } catch {
    // Analytics must never break an order.
  }
}

/** Returns the kept events once, and deletes them. */
export function keptEvents(storage: Store): TrackedEvent[] {
  const events = read(storage);
  storage.removeItem(key);
  return events;
}
