import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { createCart, readCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import type { CartCredentials, CredentialsStore } from './cart-credentials.ts';
import type { Replacement } from './follow-replacement.ts';

/** The cart of this page: none until the first thing is entered, then one and the same until it is ordered. */
export interface Cart {
  present(): CartCredentials | null;
  /** The present cart, or a new one. Two callers at once get the same. */
  need(): Promise<CartCredentials>;
  /** This page is done with the cart; the next thing entered opens another. */
  forget(): void;
  /**
   * B3-3: the cart was ordered elsewhere while this page still shows it. The page stays with it, so that an attempt to order here
   * is answered by the order that stands, and never opens a second cart for the same booking. A reload begins anew.
   */
  seal(): void;
  readonly sealed: boolean;
  /** The page goes on with another cart than before. */
  take(credentials: CartCredentials): void;
  /** PR-12: the cart was closed meanwhile and another took its place; the page goes on with that one. */
  replace(closedId: string, by: Replacement): Promise<void>;
}

interface Options {
  readonly brandId: number;
  /** OPEN-45: of the microsite that the page belongs to. */
  readonly micrositeId?: number | undefined;
  readonly api: () => ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly credentialsStore: CredentialsStore;
  readonly onChange: (credentials: CartCredentials | null) => void;
  readonly report: (error: unknown, where: string) => void;
}

export function keepCart({
  brandId,
  micrositeId,
  api,
  bus,
  credentialsStore,
  onChange,
  report,
}: Options): Cart {
  let credentials = credentialsStore.read();
  let opening: Promise<CartCredentials> | undefined;
  let sealed = false;

  const open = async (): Promise<CartCredentials> => {
    const about = { brand_id: brandId, ...(micrositeId === undefined ? {} : { micro_site_id: micrositeId }) };
    const answer = await api().call(createCart, { body: { cart: about } });
    const opened = { id: answer.id, displayId: answer.display_id, token: answer.cart_token };
    take(opened);
    return opened;
  };
  const take = (next: CartCredentials): void => {
    credentials = next;
    credentialsStore.write(next);
    onChange(next);
  };
  const need = (): Promise<CartCredentials> => {
    if (credentials) return Promise.resolve(credentials);
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  bus.events(cartNeededEvent).subscribe(() => {
    need().catch((error: unknown) => report(error, 'cart'));
  });
  return {
    present: () => credentials,
    need,
    take,
    forget() {
      if (credentials) credentialsStore.clear(credentials.id);
      credentials = null;
      onChange(null);
    },
    seal() {
      sealed = true;
      if (credentials) credentialsStore.clear(credentials.id);
    },
    get sealed() {
      return sealed;
    },
    async replace(closedId, { id, cart_token }) {
      const headers = { 'x-cart-token': cart_token };
      const { display_id } = await api().call(
        readCartSession,
        { params: { cartId: id }, query: {} },
        { headers },
      );
      // Meanwhile the page may have gone on with another cart.
      if (credentials && credentials.id !== closedId) return;
      take({ id, displayId: display_id, token: cart_token });
    },
  };
}
