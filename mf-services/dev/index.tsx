import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { bootstrap, mount } from '../src/expose/itinerary.tsx';
import { happyPath } from '../src/testing/happy-path.ts';
import { bag, bothEnds, golfer } from '../src/testing/upstream-slices.ts';

/** The remote alone, against fakes typed by the contracts. The buttons play the rest of the page. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
const host = fakeHost('mf-services', { api: fakeApi(...happyPath) });
document.documentElement.dataset.brand = host.boot.brand.slug;

const controls = document.createElement('nav');
controls.setAttribute('aria-label', 'Play the page');
const control = (name: string, play: () => void) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', play);
  controls.append(button);
};
control('Ends are in order', () => host.page.bind('mf-addresses').publish(shipPointsTopic, bothEnds()));
control('A bag without a size', () =>
  host.page.bind('mf-travelers').publish(travelersTopic, golfer(bag(), bag({ size: '' }))),
);
control('A bag', () => host.page.bind('mf-travelers').publish(travelersTopic, golfer(bag())));
control('Order tried', () => host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));
domElement.before(controls);

await bootstrap({ domElement, host });
await mount({ domElement, host });
