import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { type Section, sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { PageState } from '../page/page-state.ts';
import { begun } from './begun.ts';
import type { Cart } from './cart.ts';
import { wasOrderedHere } from './ordered-here.ts';
import type { CartSaver } from './save.ts';
import { type SaveState, saveStates } from './save-state.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';

export interface BookingOptions {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly state: Observable<PageState>;
  readonly page: Document;
  readonly unsaved: UnsavedCopy;
  /** Settles when the booking of a link is the current cart; null if the page was not opened by a link. */
  readonly linked: Promise<unknown> | null;
  readonly report: (error: unknown, where: string) => void;
}

/** Saves a booking, and tells where its input is stored. */
export interface KeptBooking extends CartSaver {
  readonly saveState: Observable<SaveState>;
  /** Fills the sections with another booking, which is already in the page's cart. */
  fill(form: ShipmentForm): void;
}

/** For a page without a booking. */
export const nothingToSave: KeptBooking = {
  saveNow: () => Promise.resolve(),
  onSaved: () => undefined,
  discardCopy: () => undefined,
  fill: () => undefined,
  saveState: saveStates(),
};

/**
 * The booking of this page, restored and saved. The code for both is loaded immediately when a booking has
 * to be restored or a link filled something in, else once the page shows more than its first section or a
 * person starts to type; it is retried until it loads.
 */
export function keepBooking(options: BookingOptions): KeptBooking {
  const { cart, bus, page, linked } = options;
  const readyBefore = new Set<Section>();
  const saveState = saveStates();
  // The first section does not wait for it, and it is already loaded if the connection is lost later.
  const drawn = new Promise<void>((resolve) => {
    bus.events(sectionReadyEvent).subscribe(({ section }) => {
      readyBefore.add(section);
      if (section !== 'ship-points') resolve();
    });
  });
  const somethingKept =
    cart.present() !== null ||
    options.unsaved.read(null) !== null ||
    wasOrderedHere() ||
    page.location.search !== '';
  const needed = somethingKept ? Promise.resolve() : Promise.race([drawn, begun(page)]);
  const restoration = (linked ?? needed)
    .then(() =>
      loadUntilThere(
        () => import('./restore-and-save.ts'),
        (error) => options.report(error, 'booking'),
      ),
    )
    .then(({ restoreAndSave }) => restoreAndSave(options, readyBefore, saveState));
  restoration.catch((error: unknown) => options.report(error, 'booking'));
  return {
    saveState,
    discardCopy: () => void restoration.then(({ discardCopy }) => discardCopy()).catch(() => undefined),
    fill: (form) => void restoration.then(({ fill }) => fill(form)).catch(() => undefined),
    saveNow: () => restoration.then(({ saveNow }) => saveNow()),
    onSaved: (tell) => void restoration.then(({ onSaved }) => onSaved(tell)).catch(() => undefined),
  };
}
