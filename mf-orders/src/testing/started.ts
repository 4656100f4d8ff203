import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { start } from '../effects/start.ts';

/** The remote running on a page without a shell; answers are typed by the contracts. */
export function started(...answers: readonly FakeAnswer[]) {
  const api = fakeApi(...answers);
  const host = fakeHost('mf-orders', { api });
  return { api, host, ...start(host) };
}
