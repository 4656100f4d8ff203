import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { start } from '../effects/start.ts';

/** The remote running on a page without a shell; `published` collects the published values. */
export function started(boot = guestBoot(), ...answers: readonly FakeAnswer[]) {
  const host = fakeHost('mf-travelers', { boot, api: fakeApi(...answers) });
  const published: Travelers[] = [];
  host.page
    .bind('shell')
    .state(travelersTopic)
    .subscribe((travelers) => published.push(travelers));
  const running = start(host);
  return {
    host,
    published,
    last: () => published.at(-1),
    tellEnds: (valid: boolean, origin = 'US', destination = 'US') =>
      host.page.bind('mf-addresses').publish(shipPointsTopic, {
        origin: emptyShipPoint(origin),
        destination: emptyShipPoint(destination),
        valid,
        duplicate: false,
        blocked: false,
        checking: false,
      }),
    signIn: (role: 'consumer' | 'pro', over: { firstName?: string } = {}) =>
      host.page.bind('shell').publish(sessionTopic, {
        role,
        user: {
          id: 'u-1',
          email: 'ann@example.com',
          firstName: 'Ann',
          lastName: 'Lee',
          phone: '(239) 555-0107',
          ...over,
        },
        acceptedTerms: true,
        onBehalfOf: null,
      }),
    ...running,
  };
}

/** Fake time forward, letting promises settle. */
export const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
};
