import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { createCart, readCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { keepCart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { followCart, type Replacement } from './follow-cart.ts';

const closed: CartCredentials = { id: 'crt_closed', displayId: 'SA-1', token: 'old' };
const by = { id: 'crt_fresh', cart_token: 'new' };

function pageWith(replacement: Replacement | null, credentials: CartCredentials | null = closed) {
  const sent: (string | undefined)[] = [];
  const fake = fakeApi(
    answering(readCartSession, () => ({ display_id: 'SA-2', session: null, order_id: null })),
    answering(createCart, () => Promise.reject(new Error('no second cart is opened'))),
  );
  /** This page reads only the replacement from the price. */
  const pricing: ApiClient = { call: async () => ({ cart_replacement: replacement }) as never };
  const kept: CartCredentials[] = [];
  const received: (CartCredentials | null)[] = [];
  const cart = keepCart({
    brandId: 5,
    api: () => ({
      call: (definition, input, options) => {
        sent.push(options?.headers?.['x-cart-token']);
        return fake.call(definition, input, options);
      },
    }),
    bus: createBus({ report: () => undefined }).bind('shell'),
    credentialsStore: {
      read: () => credentials,
      write: (next) => void kept.push(next),
      clear: () => undefined,
    },
    onChange: (next) => received.push(next),
    report: () => undefined,
  });
  const replacing: Promise<void>[] = [];
  const api = followCart(pricing, {
    replaced: (closedId, fresh) => void replacing.push(cart.replace(closedId, fresh)),
    takenOver: cart.adopt,
    releasing: () => Promise.resolve(),
    released: cart.forget,
  });
  const price = async (cart_id: string): Promise<void> => {
    await api.call(shipPrice, { body: { cart_id } });
    await Promise.all(replacing);
  };
  return { cart, price, kept, received, sent };
}

describe('a cart that was closed meanwhile', () => {
  it('PR-12 is replaced by the one that the price names, with its number and its token', async () => {
    const page = pageWith(by);
    await page.price('crt_closed');
    const fresh = { id: 'crt_fresh', displayId: 'SA-2', token: 'new' };
    expect(page.cart.present()).toEqual(fresh);
    expect(page.kept).toEqual([fresh]);
    expect(page.received).toEqual([fresh]);
    expect(page.sent).toEqual(['new']);
  });

  it('PR-12 stays while the price names no other', async () => {
    const page = pageWith(null);
    await page.price('crt_closed');
    expect(page.cart.present()).toEqual(closed);
    expect(page.received).toEqual([]);
  });

  it('PR-12 does not replace a cart that the page has already switched to', async () => {
    const page = pageWith(by, { id: 'crt_other', displayId: 'SA-9', token: 'other' });
    await page.price('crt_closed');
    expect(page.cart.present()).toMatchObject({ id: 'crt_other' });
  });
});
