import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { openLook } from '@sendahead/shared-ui/testing/open-look';
import { whenShown, whenThere } from '@sendahead/shared-ui/testing/when-shown';
import { createRoot } from 'react-dom/client';
import { start } from '../src/effects/start.ts';
import { ShipPointsSection } from '../src/fragments/ship-points/ship-points-section.tsx';
import { happyPath } from '../src/testing/happy-path.ts';
import { looks } from './states.ts';
import { typeIn } from './type-in.ts';

/** The remote alone, against fakes typed by the contracts, in the look that the address names. */
const { root, name, look, brand } = openLook('Ship points', looks, 'empty');
const api = fakeApi(...(look.answers ?? []), ...happyPath);
const host = fakeHost('mf-addresses', {
  api,
  boot: guestBoot({ brand: golfBrand({ slug: brand }) }),
});
whenShown(look.shows, () => {
  document.documentElement.dataset.settled = name;
});
const { typed } = look;
// A moment after it is drawn: it must listen.
if (typed) whenThere(typed.id, () => setTimeout(() => typeIn(typed.id, typed.text), 300));
const { store } = start(host);
createRoot(root).render(<ShipPointsSection store={store} host={host} />);
for (const event of look.events ?? []) store.dispatch(event);
