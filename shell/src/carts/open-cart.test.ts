import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { createCart } from '@sendahead/shared-contracts/carts/calls';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import { keepCart } from './cart.ts';
import { setUp } from './testing/restoring-page.ts';

const opened = { id: 'crt_2', order_id: 'ord_2', display_id: 'SA-2', cart_token: 'token-2' };

describe('the cart', () => {
  it('EP-21 simultaneous requests open a single cart', async () => {
    const page = setUp(null, answering(createCart, opened));
    page.remote.publish(cartNeededEvent, {});
    const [first, second] = await Promise.all([page.cart.need(), page.cart.need()]);
    expect(first).toEqual(second);
    expect(page.api.calls).toEqual([{ name: 'carts.create', input: { body: { cart: { brand_id: 5 } } } }]);
    expect(page.held()).toEqual({ id: 'crt_2', displayId: 'SA-2', token: 'token-2' });
  });

  it('OPEN-45 the cart belongs to the microsite of its page', async () => {
    const bus = createBus({ report: () => undefined }).bind('shell');
    const api = fakeApi(answering(createCart, opened));
    const cart = keepCart({
      brandId: 5,
      micrositeId: 2,
      api: () => api,
      bus,
      credentialsStore: { read: () => null, write: () => undefined, clear: () => undefined },
      onChange: () => undefined,
      report: () => undefined,
    });
    await cart.need();
    expect(api.calls).toEqual([
      { name: 'carts.create', input: { body: { cart: { brand_id: 5, micro_site_id: 2 } } } },
    ]);
  });

  it('the cart is requested again after a failure', async () => {
    let fail = true;
    const page = setUp(
      null,
      answering(createCart, () => {
        if (fail) throw refusal(500, 'internal');
        return opened;
      }),
    );
    await expect(page.cart.need()).rejects.toThrow();
    fail = false;
    await expect(page.cart.need()).resolves.toMatchObject({ id: 'crt_2' });
  });
});
