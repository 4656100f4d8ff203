import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { cartNews } from '@sendahead/shared-contracts/live/calls';
import { followNews } from '../news/follow-news.ts';
import { type HoldOptions, watchHold } from './watch-hold.ts';

/** Watches who holds the cart of a page, by its news; see `watchHold`. */
export const watchCart = (
  options: Omit<HoldOptions, 'follow' | 'leaveFor'> & { readonly page: Document },
): (() => void) =>
  watchHold({
    ...options,
    leaveFor: (url) => options.page.location.assign(url),
    follow: (cartId, listener) =>
      followNews({
        path: pathOf(cartNews, { cartId }),
        headers: () => ({ 'x-cart-token': options.cart.present()?.token ?? '' }),
        listener,
        page: options.page,
        ask: (...request) => fetch(...request),
      }),
  });
