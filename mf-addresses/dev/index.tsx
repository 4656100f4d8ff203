import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { bootstrap, mount } from '../src/expose/ship-points.tsx';
import { goodDay } from '../src/testing/good-day.ts';

/** The remote alone, against fakes typed by the contracts. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const host = fakeHost('mf-addresses', { api: fakeApi(...goodDay) });
await bootstrap({ domElement, host });
await mount({ domElement, host });
