import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { LastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import { begun } from './begun.ts';
import type { CartCredentials } from './cart-credentials.ts';
import type { LinkOutcome } from './saved-link.ts';

const customers: readonly Role[] = ['consumer', 'pro'];

/** TR-21: the trip that an empty booking of a returning customer may begin with. */
export interface LastTripOffer {
  /** Null without a trip, or if the booking began before the trip was known; never rejects. */
  readonly trip: Promise<LastTrip | null>;
  /** Fills the booking in with it. */
  repeat(orderId: string): Promise<LinkOutcome>;
  /** Stops the offer for this cart. */
  decline(): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (brand: string): string => `last_trip_declined_${brand}`;

/** Kept in the tab until a cart begins: the next booking is another one. */
export function forgetDeclined(brand: string, storage: Storage, cart: CartCredentials | null): void {
  if (cart !== null) storage.removeItem(keyOf(brand));
}

interface Options {
  readonly boot: Pick<Boot, 'brand' | 'session'>;
  readonly storage: Storage;
  /** Whether the page opens without anything entered, by a plain address. */
  readonly isEmpty: boolean;
  readonly page: Document;
  readonly api: ApiClient;
  readonly fill: (orderId: string) => Promise<LinkOutcome>;
  readonly report: (error: unknown, where: string) => void;
}

/** The offer to a customer who opens an empty booking; null for everybody else. Its code is loaded only with it. */
export function offerLastTrip({
  boot,
  storage,
  isEmpty,
  page,
  api,
  fill,
  report,
}: Options): LastTripOffer | null {
  const { brand, session } = boot;
  if (!isEmpty || !customers.includes(session.role) || storage.getItem(keyOf(brand.slug)) !== null)
    return null;
  const failed =
    <T>(instead: T) =>
    (error: unknown): T => {
      report(error, 'last trip');
      return instead;
    };
  const lookup = import('./ask-last-trip.ts')
    .then(({ askLastTrip }) => askLastTrip(api, brand.id))
    .catch(failed(null));
  return {
    // An offer after the first keystroke would move the fields while the customer types.
    trip: Promise.race([lookup, begun(page).then(() => null)]),
    repeat: (orderId) => fill(orderId).catch(failed({ refused: 'connection_lost' })),
    decline: () => storage.setItem(keyOf(brand.slug), 'true'),
  };
}
