import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { Alerts } from '../alerts/alert-store.ts';
import type { KeptBooking } from '../carts/booking.ts';
import type { Cart } from '../carts/cart.ts';
import type { CredentialsStore } from '../carts/cart-credentials.ts';
import type { LastTripOffer } from '../carts/last-trip.ts';
import type { OrderToChange } from '../carts/order-to-change.ts';
import type { SavedLink } from '../carts/saved-link.ts';
import type { Session } from '../session/session.ts';
import type { PageState } from './page-state.ts';

/** The code that clears the booking; loaded when there is something to clear. */
export interface ClearingContext extends KeptBooking {
  readonly cart: Cart;
  readonly credentialsStore: CredentialsStore;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

/** The data from which the page's frame is rendered. */
export interface PageParts {
  readonly boot: Boot;
  readonly bus: BoundBus<'shell'>;
  readonly session: Session;
  readonly requestSignIn: () => void;
  readonly alerts: Alerts;
  readonly clearing: ClearingContext;
  readonly state: Observable<PageState>;
  /** The link to a saved booking by which the page was opened. */
  readonly link: SavedLink | null;
  /** The last trip, offered to a customer who opens an empty booking. */
  readonly lastTrip: LastTripOffer | null;
  /** The order that the page changes. */
  readonly change: OrderToChange | null;
  readonly report: (error: unknown, where: string) => void;
}
