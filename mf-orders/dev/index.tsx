import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { bootstrap, mount } from '../src/expose/orders.tsx';

/** The remote alone, against fakes typed by the contracts. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const host = fakeHost('mf-orders');
await bootstrap({ domElement, host });
await mount({ domElement, host });
