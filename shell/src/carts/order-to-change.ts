import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { Cart } from './cart.ts';
import type * as Opening from './open-change.ts';

/** The order that a booking page changes, while it is loading. */
export interface OrderToChange {
  readonly orderId: string;
  /** Settles with the outcome; never rejects. */
  readonly opened: Promise<Opening.ChangeOutcome>;
}

/** CH-01: the order that the page's address asks to change; null if it names none. */
export function changesOrder(search: string): string | null {
  const id = new URLSearchParams(search).get('change_order') ?? '';
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
}

/** The change that staff entered, from the text after `#`, which is then removed from the address with all else there. */
function takeEntered({
  location: { hash, pathname, search },
  history,
}: Pick<Window, 'location' | 'history'>) {
  const entered = new URLSearchParams(hash.slice(1)).get('change') ?? '';
  if (hash !== '') history.replaceState(history.state, '', pathname + search);
  return entered;
}

/** Opens the order's booking to change it; the code for it is loaded only with such a page. */
export function followOrderToChange({
  orderId,
  cart,
  api,
  page,
  report,
}: {
  orderId: string | null;
  cart: Cart;
  api: ApiClient;
  page: Pick<Window, 'location' | 'history'>;
  report: (error: unknown, where: string) => void;
}): OrderToChange | null {
  if (orderId === null) return null;
  const entered = takeEntered(page);
  const opened = import('./open-change.ts')
    .then(({ openChange }) => openChange({ orderId, cart, api, entered }))
    .catch((error: unknown): Opening.ChangeOutcome => {
      report(error, 'order to change');
      return { refused: 'connection_lost' };
    });
  return { orderId, opened };
}
