import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { sessionTopic, signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import * as payment from '../src/expose/payment.tsx';
import * as receipt from '../src/expose/receipt.tsx';
import * as summary from '../src/expose/summary.tsx';
import { happyPath } from '../src/testing/happy-path.ts';
import { goodPoints, goodTravelers, oneWay } from '../src/testing/page-slices.ts';
import { customer, guest } from '../src/testing/people.ts';
import './dev.css';

/** The remote alone, against fakes typed by the contracts; `?receipt` shows the receipt, `?empty` a page without a trip. */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const pageQuery = new URLSearchParams(window.location.search);
const host = fakeHost('mf-checkout', { api: fakeApi(...happyPath) });

const shell = host.page.bind('shell');
shell.publish(sessionTopic, pageQuery.has('receipt') ? customer() : guest);
shell.events(signedInEvent).subscribe(() => shell.publish(sessionTopic, customer()));
shell.publish(contextTopic, {
  brand: 'golf',
  brandId: 1,
  micrositeId: null,
  layout: 'regular',
  cart: { id: 'cart_1', displayId: 'SA-204817' },
  query: {},
});
if (!pageQuery.has('empty')) {
  host.page.bind('mf-addresses').publish(shipPointsTopic, goodPoints());
  host.page.bind('mf-travelers').publish(travelersTopic, goodTravelers());
  host.page.bind('mf-services').publish(itineraryTopic, oneWay());
}

async function place(fragment: typeof summary, name: string): Promise<void> {
  const domElement = document.createElement('div');
  domElement.className = `dev-${name}`;
  root?.append(domElement);
  await fragment.bootstrap({ domElement, host });
  await fragment.mount({ domElement, host });
}

if (pageQuery.has('receipt')) await place(receipt, 'receipt');
else {
  await place(payment, 'payment');
  await place(summary, 'summary');
}
