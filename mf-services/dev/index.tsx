import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { openLook } from '@sendahead/shared-ui/testing/open-look';
import { whenShown } from '@sendahead/shared-ui/testing/when-shown';
import { createRoot } from 'react-dom/client';
import { start } from '../src/effects/start.ts';
import { ItinerarySection } from '../src/fragments/itinerary/itinerary-section.tsx';
import type { ItineraryEvent } from '../src/state/events.ts';
import { happyPath } from '../src/testing/happy-path.ts';
import { bag, bothEnds, golfer } from '../src/testing/upstream-slices.ts';
import { looks, pickedUp } from './states.ts';

/** The remote alone, against fakes typed by the contracts, in the look that the address names. */
const { root, name, look, brand } = openLook('Trip and services', looks, 'planned');
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
const dated: readonly ItineraryEvent[] = look.undated ? [] : [pickedUp('2026-11-24')];
for (const event of [...dated, ...(look.events ?? [])]) store.dispatch(event);
