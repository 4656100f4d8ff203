import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { Cart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import type * as Opening from './open-saved-link.ts';

/** What became of a link to a saved booking, or why it could not be opened: a code of the call. */
export type LinkOutcome =
  | { readonly opened: Opening.Opened; readonly before: CartCredentials | null }
  | { readonly refused: string };

/** A link to a saved booking, on its way. */
export interface SavedLink {
  /** Settles once it is known; never rejects. */
  readonly opened: Promise<LinkOutcome>;
}

interface Options {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly page: Pick<Window, 'location' | 'history'>;
  readonly report: (error: unknown, where: string) => void;
}

const mark = '#saved=';

/**
 * Opens the booking that the page's address names behind `#`; null where it names none. The token is taken out of the address
 * at once: nothing that reads addresses later, as analytics do, finds it. What opens it is loaded with such a link alone.
 */
export function followSavedLink({ cart, api, page, report }: Options): SavedLink | null {
  const { hash, pathname, search } = page.location;
  if (!hash.startsWith(mark)) return null;
  page.history.replaceState(page.history.state, '', pathname + search);
  const opened = import('./open-saved-link.ts')
    .then(({ openSavedLink }) => openSavedLink({ cart, api, token: hash.slice(mark.length) }))
    .catch((error: unknown): LinkOutcome => {
      report(error, 'saved booking');
      return { refused: 'connection_lost' };
    });
  return { opened };
}
