import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { start } from '../effects/start.ts';
import { happyPath } from './happy-path.ts';

/** The remote running on a page without a shell; `published` collects the published values. */
export const started = (...answers: FakeAnswer[]) => startedAt(undefined, ...answers);

/** The same for a given brand. */
export const startedFor = (brand: Partial<Brand>, ...answers: FakeAnswer[]) =>
  startedWith({ boot: guestBoot({ brand: golfBrand(brand) }) }, ...answers);

/** The same at a given instant. */
export const startedAt = (now: string | undefined, ...answers: FakeAnswer[]) =>
  startedWith(now === undefined ? {} : { now }, ...answers);

function startedWith(more: { now?: string; boot?: Boot }, ...answers: FakeAnswer[]) {
  const api = fakeApi(...answers, ...happyPath);
  const host = fakeHost('mf-services', { api, ...more });
  const published: Itinerary[] = [];
  host.page
    .bind('shell')
    .state(itineraryTopic)
    .subscribe((itinerary) => published.push(itinerary));
  const running = start(host);
  return {
    api,
    host,
    published,
    last: () => published.at(-1),
    called: (name: string) => api.calls.filter((call) => call.name === name),
    tellPoints: (points: ShipPoints) => host.page.bind('mf-addresses').publish(shipPointsTopic, points),
    tellTravelers: (travelers: Travelers) =>
      host.page.bind('mf-travelers').publish(travelersTopic, travelers),
    /** A person chooses the day of pickup or drop-off; before the free days are known it is remembered. */
    pickUpOn: (date: string, leg: LegName = 'outbound') =>
      running.store.dispatch({ type: 'date-chosen', leg, date: calendarDate(date) }),
    ...running,
  };
}

/** Fake time forward, letting every promise of the fake API settle. */
export const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
};
