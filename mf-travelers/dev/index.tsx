import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { openLook } from '@sendahead/shared-ui/testing/open-look';
import { when } from '@sendahead/shared-ui/testing/when-shown';
import { createRoot } from 'react-dom/client';
import { start } from '../src/effects/start.ts';
import { TravelersSection } from '../src/fragments/travelers/travelers-section.tsx';
import { twoLineBrand } from '../src/testing/two-line-brand.ts';
import { actInTurn } from './act.ts';
import { looks } from './looks.ts';

/** The remote alone, against fakes typed by the contracts, in the look that the address names. */
const { root, name, look, brand: slug } = openLook('Travelers', looks, 'empty');
const host = fakeHost('mf-travelers', { boot: guestBoot({ brand: twoLineBrand({ slug, ...look.brand }) }) });
const { store } = start(host);
createRoot(root).render(<TravelersSection store={store} host={host} />);
for (const event of look.events ?? []) store.dispatch(event);
actInTurn(look.acts ?? [], () =>
  when(
    () => document.body.textContent.includes(look.shows),
    () => {
      document.documentElement.dataset.settled = name;
    },
  ),
);
