import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { start } from '../effects/start.ts';

const customer = { id: 'usr_1', email: 'casey@demo.test', firstName: 'Casey', lastName: 'Lane', phone: '' };

const roles = { customer: 'consumer', staff: 'admin', nobody: 'guest' } as const;
type Reader = keyof typeof roles;

/** The remote running on a page without a shell, for a customer or for nobody; answers are typed by the contracts. */
export const started = (who: Reader, ...answers: readonly FakeAnswer[]) => startedAt({}, who, ...answers);

/** The same at an instant. */
export function startedAt(clock: { readonly now?: string }, who: Reader, ...answers: readonly FakeAnswer[]) {
  const api = fakeApi(...answers);
  const host = fakeHost('mf-orders', { api, ...clock });
  host.page.bind('shell').publish(sessionTopic, {
    role: roles[who],
    user: who === 'nobody' ? null : customer,
    acceptedTerms: true,
    onBehalfOf: null,
  });
  return { api, host, ...start(host) };
}
