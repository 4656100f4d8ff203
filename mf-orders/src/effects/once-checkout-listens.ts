import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { filter, take } from '@sendahead/shared-contracts/bus/rx';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';

/**
 * Asks the checkout once more as soon as it says that it listens: whether it was loaded before this part cannot be known, and
 * what it is asked before that it never hears. Returns what gives that up.
 */
export function onceCheckoutListens(bus: BoundBus<'mf-orders'>, ask: () => void): () => void {
  const ready = bus.events(sectionReadyEvent).pipe(
    filter(({ section }) => section === 'checkout'),
    take(1),
  );
  const waiting = ready.subscribe(ask);
  return () => waiting.unsubscribe();
}
