import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { createCart, readCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import type { CartCredentials, CredentialsStore } from './cart-credentials.ts';
import type { Replacement } from './follow-cart.ts';

/** The cart of this page: none until something is entered, then the same until it is ordered. */
export interface Cart {
  present(): CartCredentials | null;
  /** The current cart, or a new one. Two simultaneous callers get the same cart. */
  need(): Promise<CartCredentials>;
  /** This page is done with the cart; the next input opens another. */
  forget(): void;
  /**
   * B3-3: the cart was ordered elsewhere while this page still shows it. The page keeps it, so that an
   * attempt to order here is answered by the existing order, and never opens a second cart for the same
   * booking. A reload starts over.
   */
  seal(): void;
  readonly sealed: boolean;
  /** The page switches to another cart. */
  take(credentials: CartCredentials): void;
  /** PR-12: the cart was closed in the meantime and replaced; the page continues with the replacement. */
  replace(closedId: string, by: Replacement): Promise<void>;
  /** TK-01: staff have taken this cart over; it replaces the page's cart. */
  adopt(taken: Replacement): Promise<void>;
  /** TK-12: another cart is currently replacing this one, and nothing is captured. */
  readonly changing: boolean;
}

interface Options {
  readonly brandId: number;
  /** OPEN-45: of the microsite that the page belongs to. */
  readonly micrositeId?: number | undefined;
  readonly api: () => ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly credentialsStore: Omit<CredentialsStore, 'leaveFor'>;
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
  let changes = 0;

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
  const credentialsOf = async ({ id, cart_token }: Replacement): Promise<CartCredentials> => {
    changes += 1;
    try {
      const headers = { 'x-cart-token': cart_token };
      const about = { params: { cartId: id }, query: {} };
      const { display_id } = await api().call(readCartSession, about, { headers });
      return { id, displayId: display_id, token: cart_token };
    } finally {
      changes -= 1;
    }
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
    async replace(closedId, by) {
      const next = await credentialsOf(by);
      // In the meantime the page may have switched to another cart.
      if (credentials && credentials.id !== closedId) return;
      take(next);
    },
    adopt: async (taken) => take(await credentialsOf(taken)),
    get changing() {
      return changes > 0;
    },
  };
}
