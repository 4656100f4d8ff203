import { readSession } from '@sendahead/shared-contracts/accounts/calls';
import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { createCart } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { renewSession } from './renew-session.ts';

const guest = (csrf_token: string): SessionInfo => ({ ...guestBoot().session, csrf_token });
const ann = (csrf_token: string): SessionInfo => ({
  role: 'consumer',
  user: { id: 'usr_1', email: 'a@b.test', first_name: 'Ann', last_name: 'Lee', phone: '' },
  accepted_terms: true,
  csrf_token,
});

/** A page whose session has changed at the server; calls are refused while the page has the old token. */
function pageWith(before: SessionInfo, atServer: SessionInfo) {
  let present = before;
  const called: string[] = [];
  const signedOut = jest.fn();
  const client: ApiClient = {
    call: async ({ name }) => {
      called.push(name);
      if (name === readSession.name) return atServer as never;
      if (present.csrf_token !== atServer.csrf_token) throw refusal(401, 'not_signed_in');
      return 'made' as never;
    },
  };
  const api = renewSession(client, {
    present: () => present,
    take: (info) => {
      present = info;
    },
    signedOut,
  });
  const make = () => api.call(createCart, { body: { cart: { brand_id: 1 } } });
  return { make, called, signedOut, present: () => present };
}

describe('a session that ended while its page was open', () => {
  it('a guest notices nothing: the session is renewed once, and each call is repeated', async () => {
    const page = pageWith(guest('old'), guest('new'));
    expect(await Promise.all([page.make(), page.make()])).toEqual(['made', 'made']);
    expect(page.called.filter((name) => name === readSession.name)).toHaveLength(1);
    expect(page.signedOut).not.toHaveBeenCalled();
  });

  it('a person who was signed out elsewhere is notified once, and the page shows it', async () => {
    const page = pageWith(ann('old'), guest('new'));
    const calls = await Promise.allSettled([page.make(), page.make()]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(page.signedOut).toHaveBeenCalledTimes(1);
    expect(page.present().user).toBeNull();
  });

  it('a person whose session continues under another token notices nothing', async () => {
    const page = pageWith(ann('old'), ann('new'));
    expect(await page.make()).toBe('made');
    expect(page.signedOut).not.toHaveBeenCalled();
  });

  it('a guest who is signing in is not interrupted', async () => {
    const page = pageWith(guest('old'), ann('new'));
    await expect(page.make()).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(page.present().user).toBeNull();
  });
});
