import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { RepeatDirection } from '@sendahead/shared-contracts/orders/life-calls';
import type { Cart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import type * as Opening from './open-saved-link.ts';

/** The outcome of a link to a booking, or why it could not be opened: a code of the call. */
export type LinkOutcome =
  | { readonly opened: Opening.OpenedBooking; readonly before: CartCredentials | null }
  | {
      readonly repeated: RepeatDirection;
      /** The customer whose order staff repeat. */
      readonly bookedFor?: string | undefined;
      readonly before: CartCredentials | null;
    }
  | { readonly bookedFor: string; readonly before: CartCredentials | null }
  /** The booking that a group event prepared for a traveler. */
  | {
      readonly prepared: string;
      readonly traveler: string;
      /** The club that pays it. */
      readonly paidBy?: string | undefined;
      readonly before: CartCredentials | null;
    }
  /** The order, where a link of a group event was used already. */
  | { readonly booked: string; readonly event: string; readonly state?: string | undefined }
  /** A booking of the account, begun in another browser. */
  | { readonly continued: true; readonly before: CartCredentials | null }
  /** A price box began a booking while another was in progress. */
  | { readonly begun: true; readonly before: CartCredentials }
  | { readonly refused: string };

/** A link to a booking, while it is loading. */
export interface SavedLink {
  /** Settles once it is known; never rejects. */
  readonly opened: Promise<LinkOutcome>;
}

interface Options {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly brandId: number;
  readonly page: Pick<Window, 'location' | 'history'>;
  readonly report: (error: unknown, where: string) => void;
}

type Open = (options: Options, what: string) => Promise<LinkOutcome>;

const repeat =
  (direction: RepeatDirection): Open =>
  async ({ cart, api }, orderId) => {
    const { openOrderAgain } = await import('./open-order-again.ts');
    return openOrderAgain({ cart, api, orderId, direction });
  };

/**
 * The text after `#` in a link to a booking: a saved one by its token, one like an order, one that returns
 * its bags, one that staff begin for a user, one that a group event prepared, one of the account that is unfinished.
 */
const marks: Readonly<Record<string, Open>> = {
  saved: async ({ cart, api }, token) => {
    const { openSavedLink } = await import('./open-saved-link.ts');
    return openSavedLink({ cart, api, token });
  },
  again: repeat('again'),
  back: repeat('back'),
  for: async ({ cart, api, brandId }, userId) => {
    const { openCartFor } = await import('./open-cart-for.ts');
    return openCartFor({ cart, api, userId, brandId });
  },
  cart: async ({ cart, api, brandId }, cartId) => {
    const { openOwnCart } = await import('./open-own-cart.ts');
    return openOwnCart({ cart, api, cartId, brandId });
  },
  group: async ({ cart, api }, token) => {
    const { followGroupLink } = await import('./open-group-link.ts');
    return followGroupLink({ cart, api, token });
  },
};

/**
 * Opens the booking that the page's address names after `#`; null when it names none. The token is removed
 * from the address immediately, so that nothing that reads addresses later, such as analytics, finds it. The
 * code that opens it is loaded only with such a link.
 */
export function followSavedLink(options: Options): SavedLink | null {
  const { page, report } = options;
  const { hash, pathname, search } = page.location;
  const [, mark = '', what = ''] = /^#([a-z]+)=([^&]*)/.exec(hash) ?? [];
  const open = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
  if (!open) return null;
  page.history.replaceState(page.history.state, '', pathname + search);
  const opened = open(options, what).catch((error: unknown): LinkOutcome => {
    report(error, 'saved booking');
    return { refused: 'connection_lost' };
  });
  return { opened };
}

/** A booking that a price box began, with the earlier one; null if no booking was in progress. */
export const newBookingLink = (before: CartCredentials | null): SavedLink | null =>
  before && { opened: Promise.resolve({ begun: true, before }) };
