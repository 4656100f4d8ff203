import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { listCarts } from '@sendahead/shared-contracts/carts/own-cart-calls';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { listOrders } from '@sendahead/shared-contracts/orders/life-calls';
import { bootstrap, mount } from '../src/expose/orders.tsx';
import { page, summary } from '../src/testing/orders.ts';

/** The remote alone, against fakes typed by the contracts. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const host = fakeHost('mf-orders', {
  api: fakeApi(
    answering(listOrders, page([summary()], { coming: [summary()] })),
    answering(listCarts, { carts: [] }),
  ),
});
host.page.bind('shell').publish(sessionTopic, {
  role: 'consumer',
  user: { id: 'usr_1', email: 'casey@demo.test', firstName: 'Casey', lastName: 'Lane', phone: '' },
  acceptedTerms: true,
  onBehalfOf: null,
});
await bootstrap({ domElement, host });
await mount({ domElement, host });
