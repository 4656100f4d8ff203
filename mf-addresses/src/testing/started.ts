import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { start } from '../effects/start.ts';
import { happyPath } from './happy-path.ts';

/** The remote running on a page without a shell; `published` collects the published values. */
export function started(...answers: readonly FakeAnswer[]) {
  const api = fakeApi(...answers, ...happyPath);
  const host = fakeHost('mf-addresses', { api });
  const published: ShipPoints[] = [];
  host.page
    .bind('shell')
    .state(shipPointsTopic)
    .subscribe((points) => published.push(points));
  const running = start(host);
  const called = (name: string) => api.calls.filter((call) => call.name === name);
  return { api, host, published, called, last: () => published.at(-1), ...running };
}

/** Fake time forward, letting every promise of the fake API settle. */
export const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
};
