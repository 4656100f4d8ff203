import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { filter, merge, type Observable, take, timer } from '@sendahead/shared-contracts/bus/rx';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { type Section, sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import type { PageState } from '../page/page-state.ts';
import type { Cart } from './cart.ts';

export interface BookingOptions {
  readonly brand: string;
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly state: Observable<PageState>;
  readonly report: (error: unknown, where: string) => void;
}

/** How long a page without a saved booking waits for its second section, in milliseconds. */
const longestWaitMs = 5000;

/**
 * The booking of this page, restored and saved. What does both is loaded at once where something is to be restored,
 * else when the first section stands and others come: until ship-from can be typed there is nothing to save.
 */
export function keepBooking(options: BookingOptions): { saveNow(): Promise<void> } {
  const { cart, bus } = options;
  const readyBefore = new Set<Section>();
  bus.events(sectionReadyEvent).subscribe(({ section }) => readyBefore.add(section));
  const others = bus.events(sectionReadyEvent).pipe(filter(({ section }) => section !== 'ship-points'));
  const due = new Promise<void>((resolve) => {
    if (cart.present()) resolve();
    else
      merge(others, timer(longestWaitMs))
        .pipe(take(1))
        .subscribe(() => resolve());
  });
  const kept = due
    .then(() => import('./restore-and-save.ts'))
    .then(({ restoreAndSave }) => restoreAndSave(options, readyBefore));
  kept.catch((error: unknown) => options.report(error, 'booking'));
  return { saveNow: () => kept.then(({ saveNow }) => saveNow()) };
}
