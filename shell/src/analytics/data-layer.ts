import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import type { Route } from '../layout/placements.ts';
import { keepEvent, keptEvents } from './kept-events.ts';
import { purchaseOf, type TrackedEvent } from './purchase.ts';

export type { TrackedEvent } from './purchase.ts';

declare global {
  interface Window {
    dataLayer?: TrackedEvent[];
  }
}

interface DataLayerPage {
  readonly route: Route;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Creates `window.dataLayer` if it does not exist. */
  readonly window: Pick<Window, 'dataLayer'>;
}

/**
 * PY-15, PY-25: the analytics events for readers of `window.dataLayer` (docs/analytics.md); nothing is sent
 * from here. On the page where cards are typed no other script may listen: its events are kept in the tab and
 * reported on the next page, which for an order is its receipt. Returns the events of this page.
 */
export function collectAnalytics(bus: BoundBus<'shell'>, page: DataLayerPage): readonly TrackedEvent[] {
  const { route, storage } = page;
  const counted: TrackedEvent[] = [];
  page.window.dataLayer ??= [];
  const layer = page.window.dataLayer;
  const tell = (event: TrackedEvent): void => {
    // Otherwise a tag manager merges an order with the one before it.
    if ('ecommerce' in event) layer.push({ ecommerce: null });
    layer.push(event);
  };
  const count = (event: TrackedEvent): void => {
    counted.push(event);
    if (route === 'ship') keepEvent(storage, event);
    else tell(event);
  };
  if (route !== 'ship') for (const event of keptEvents(storage)) tell(event);
  let quote: Quote | undefined;
  bus.state(quoteTopic).subscribe((present) => {
    quote = present;
  });
  bus.events(trackedEvent).subscribe(({ name, properties }) => count({ ...properties, event: name }));
  bus.events(orderPlacedEvent).subscribe((placed) => count(purchaseOf(placed, quote)));
  return counted;
}
