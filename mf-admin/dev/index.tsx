import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { signOut } from '@sendahead/shared-contracts/accounts/calls';
import { sessionTopic, signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { bootstrap, mount } from '../src/expose/assistance.tsx';
import { sessionOf } from '../src/testing/people.ts';

/** The remote alone, against fakes typed by the contracts. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const host = fakeHost('mf-admin', {
  api: fakeApi(answering(signOut, { role: 'guest', user: null, accepted_terms: false, csrf_token: 'csrf' })),
});
const shell = host.page.bind('shell');
shell.publish(sessionTopic, sessionOf('admin_plus'));
shell.events(signedOutEvent).subscribe(() => shell.publish(sessionTopic, sessionOf('guest')));
shell.publish(contextTopic, {
  brand: 'golf',
  brandId: 1,
  micrositeId: null,
  layout: 'regular',
  cart: { id: 'cart_1', displayId: 'SA-204817' },
  query: {},
});
await bootstrap({ domElement, host });
await mount({ domElement, host });
