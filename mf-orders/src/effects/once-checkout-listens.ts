import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { filter, take } from '@sendahead/shared-contracts/bus/rx';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';

/**
 * Repeats a request as soon as the checkout says that it listens: it may be loaded after this part, and
 * misses earlier requests. Returns a function that cancels the repetition.
 */
export function onceCheckoutListens(bus: BoundBus<'mf-orders'>, ask: () => void): () => void {
  const checkoutReady = bus.events(sectionReadyEvent).pipe(
    filter(({ section }) => section === 'checkout'),
    take(1),
  );
  const waiting = checkoutReady.subscribe(ask);
  return () => waiting.unsubscribe();
}
