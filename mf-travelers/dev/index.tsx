import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { bootstrap, mount } from '../src/expose/travelers.tsx';
import { twoLineBrand } from '../src/testing/two-line-brand.ts';
import { restoreBooking, tellEnds } from './play.ts';

/** The remote alone, against fakes typed by the contracts. The buttons play the rest of the page. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
const brand = twoLineBrand();
document.documentElement.dataset.brand = brand.slug;
const host = fakeHost('mf-travelers', { boot: guestBoot({ brand }) });

const controls = document.createElement('nav');
controls.setAttribute('aria-label', 'Play the page');
const control = (name: string, play: () => void) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', play);
  controls.append(button);
};
control('Ends are in order', () => tellEnds(host.page));
control('Saved booking', () => restoreBooking(host.page));
control('Order tried', () => host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));
domElement.before(controls);

await bootstrap({ domElement, host });
await mount({ domElement, host });
