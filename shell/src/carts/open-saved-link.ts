import { type OpenedQuote, openSavedQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Cart } from './cart.ts';
import { readWithRetries } from './read-with-retries.ts';
import type { LinkOutcome } from './saved-link.ts';

export type OpenedBooking = Omit<OpenedQuote, 'cart'>;

/** Opens a copy of a saved booking and makes it the page's; the booking that was here before is kept. */
export async function openSavedLink({
  cart,
  api,
  token,
}: {
  cart: Cart;
  api: ApiClient;
  token: string;
}): Promise<LinkOutcome> {
  let answer: OpenedQuote | undefined;
  try {
    await readWithRetries(
      async () => {
        answer = await api.call(openSavedQuote, { body: { token } });
      },
      () => undefined,
    );
  } catch (error) {
    if (isApiError(error)) return { refused: error.code };
    throw error;
  }
  if (!answer) return { refused: 'internal' };
  const { cart: copy, ...opened } = answer;
  const before = copy ? cart.present() : null;
  if (copy) cart.take({ id: copy.id, displayId: copy.display_id, token: copy.cart_token });
  return { opened, before };
}
