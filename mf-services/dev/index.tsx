import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { whenShown } from '@sendahead/shared-ui/testing/when-shown';
import { createRoot } from 'react-dom/client';
import { start } from '../src/effects/start.ts';
import { ItinerarySection } from '../src/fragments/itinerary/itinerary-section.tsx';
import { happyPath } from '../src/testing/happy-path.ts';
import { bag, bothEnds, golfer } from '../src/testing/upstream-slices.ts';
import { looks } from './states.ts';

/**
 * The remote alone, against fakes typed by the contracts, in the look that `?look=` names; `?bare` without the list
 * of looks, `?brand=` in another brand's colours. The browser's own settings make it dark, compact or narrow.
 */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const asked = new URLSearchParams(location.search);
const name = asked.get('look') ?? 'planned';
const look = looks[name];
if (!look) throw new Error(`no look is called ${name}`);
const brand = brandSlugs.find((slug) => slug === asked.get('brand')) ?? 'golf';
document.documentElement.dataset.brand = brand;
document.title = `Trip and services, ${name}`;

if (!asked.has('bare')) {
  const list = document.createElement('nav');
  list.setAttribute('aria-label', 'Looks');
  for (const each of Object.keys(looks)) {
    const link = document.createElement('a');
    link.href = `?look=${each}&brand=${brand}`;
    link.textContent = each;
    link.toggleAttribute('aria-current', each === name);
    list.append(link, ' ');
  }
  root.before(list);
}

const api = fakeApi(...(look.answers ?? []), ...happyPath);
const host = fakeHost('mf-services', {
  api,
  boot: guestBoot({ brand: golfBrand({ slug: brand }) }),
});
whenShown(look.shows, () => {
  document.documentElement.dataset.settled = name;
});
const { store } = start(host);
createRoot(root).render(<ItinerarySection store={store} host={host} />);
const { points = bothEnds(), travelers = golfer(bag()) } = look;
if (points) host.page.bind('mf-addresses').publish(shipPointsTopic, points);
if (travelers) host.page.bind('mf-travelers').publish(travelersTopic, travelers);
for (const event of look.events ?? []) store.dispatch(event);
