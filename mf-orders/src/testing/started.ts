import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { start } from '../effects/start.ts';

const customer = { id: 'usr_1', email: 'casey@demo.test', firstName: 'Casey', lastName: 'Lane', phone: '' };

/** The remote running on a page without a shell, for a customer or for nobody; answers are typed by the contracts. */
export const started = (who: 'customer' | 'nobody', ...answers: readonly FakeAnswer[]) =>
  startedAt({}, who, ...answers);

/** The same at an instant. */
export function startedAt(
  clock: { readonly now?: string },
  who: 'customer' | 'nobody',
  ...answers: readonly FakeAnswer[]
) {
  const api = fakeApi(...answers);
  const host = fakeHost('mf-orders', { api, ...clock });
  host.page.bind('shell').publish(sessionTopic, {
    role: who === 'customer' ? 'consumer' : 'guest',
    user: who === 'customer' ? customer : null,
    acceptedTerms: true,
    onBehalfOf: null,
  });
  return { api, host, ...start(host) };
}
