import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { readCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  alertRaisedEvent,
  restoreRequestedEvent,
  type Section,
  sectionReadyEvent,
  sectionRestoredEvent,
  sections,
} from '@sendahead/shared-contracts/page/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Cart } from './cart.ts';
import { wasOrderedHere } from './ordered-here.ts';

const orderedHereText =
  'Your order is placed. It is not sent again: go forward in your browser, or look in your mail, for its receipt. This page begins a new booking.';

/** The saved booking on its way back into the sections. */
export interface Restoration {
  /** Settles when it is known whether there is anything to lay back. */
  readonly known: Promise<void>;
  /** What was saved, and which sections have not taken it up yet; undefined when there is nothing. */
  pending(): { readonly form: ShipmentForm; readonly sections: ReadonlySet<Section> } | undefined;
}

interface Options {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly report: (error: unknown, where: string) => void;
}

/** Lays a saved cart back, section by section, whichever order they load in. */
export function restoreCart({ cart, api, bus, report }: Options): Restoration {
  const ready = new Set<Section>();
  const waiting = new Set<Section>();
  let form: ShipmentForm | undefined;

  const hand = (section: Section): void => {
    if (form && waiting.has(section)) bus.publish(restoreRequestedEvent, { section, form });
  };
  bus.events(sectionReadyEvent).subscribe(({ section }) => {
    ready.add(section);
    hand(section);
  });
  bus.events(sectionRestoredEvent).subscribe(({ section }) => waiting.delete(section));

  const read = async (): Promise<void> => {
    const marker = cart.present();
    if (!marker) {
      if (wasOrderedHere())
        bus.publish(alertRaisedEvent, { severity: 'info', text: orderedHereText, seconds: 20 });
      return;
    }
    const { session, order_id } = await api.call(readCartSession, {
      params: { cartId: marker.id },
      query: {},
    });
    if (order_id) cart.forget();
    else if (session) {
      form = session.ship_state;
      for (const section of sections) waiting.add(section);
      for (const section of ready) hand(section);
    }
  };
  const known = read().catch((error: unknown) => {
    // A cart that is gone, or another customer's, is no loss: the page starts anew.
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) cart.forget();
    else report(error, 'restore');
  });
  return { known, pending: () => (form && waiting.size > 0 ? { form, sections: waiting } : undefined) };
}
