import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { type Section, sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import type { PageState } from '../page/page-state.ts';
import { begun } from './begun.ts';
import type { Cart } from './cart.ts';
import { wasOrderedHere } from './ordered-here.ts';
import type { Saving } from './save.ts';

export interface BookingOptions {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly state: Observable<PageState>;
  readonly page: Document;
  /** Settles when the booking of a link is the present cart; null where the page came by none. */
  readonly linked: Promise<unknown> | null;
  readonly report: (error: unknown, where: string) => void;
}

/** For a page without a booking. */
export const nothingToSave: Saving = { saveNow: () => Promise.resolve(), onSaved: () => undefined };

/**
 * The booking of this page, restored and saved. What does both is loaded at once where something is to be restored, told
 * or was filled in by a link, else when a person begins: a page that is only looked at has nothing to save.
 */
export function keepBooking(options: BookingOptions): Saving {
  const { cart, bus, page, linked } = options;
  const readyBefore = new Set<Section>();
  bus.events(sectionReadyEvent).subscribe(({ section }) => readyBefore.add(section));
  const atOnce = cart.present() !== null || wasOrderedHere() || page.location.search !== '';
  const kept = (linked ?? (atOnce ? Promise.resolve() : begun(page)))
    .then(() => import('./restore-and-save.ts'))
    .then(({ restoreAndSave }) => restoreAndSave(options, readyBefore));
  kept.catch((error: unknown) => options.report(error, 'booking'));
  return {
    saveNow: () => kept.then(({ saveNow }) => saveNow()),
    onSaved: (tell) => void kept.then(({ onSaved }) => onSaved(tell)).catch(() => undefined),
  };
}
