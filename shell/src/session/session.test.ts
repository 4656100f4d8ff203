import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { createSession } from './session.ts';

const signedInAs = (role: Role): SessionInfo => ({
  role,
  user: { id: 'usr_1', email: 'a@b.test', first_name: 'Ann', last_name: 'Lee', phone: '' },
  accepted_terms: true,
  csrf_token: 'b',
});
const morgan = { kind: 'on_behalf', userId: 'usr_morgan', userEmail: 'm@b.test' } as const;
const nobody = { kind: 'none', userId: null, userEmail: null } as const;

function started(role: Role) {
  const host = fakeHost('mf-admin');
  const received: (string | null)[] = [];
  const session = createSession(
    { session: signedInAs(role) },
    host.page.bind('shell'),
    () => undefined,
    {
      present: () => null,
      replace: async () => undefined,
      adopt: async () => undefined,
      forget: () => undefined,
    },
    { points: () => undefined, saveNow: async () => undefined, location: window.location },
  );
  host.page
    .bind('mf-checkout')
    .state(sessionTopic)
    .subscribe(({ onBehalfOf }) => received.push(onBehalfOf));
  return { session, received, assist: host.bus };
}

describe('the session of the page', () => {
  it('TK-14 OPEN-66 the session says for whom staff book, until they end it, once for each', () => {
    const { received, assist } = started('pro');
    assist.publish(assistanceTopic, morgan);
    assist.publish(assistanceTopic, { ...morgan, charges: true });
    assist.publish(assistanceTopic, nobody);
    expect(received).toEqual([null, 'usr_morgan', null]);
  });

  it('TK-14 the next visitor does not see for whom staff booked', () => {
    const { session, received, assist } = started('admin');
    assist.publish(assistanceTopic, morgan);
    session.take(guestBoot().session);
    expect(received).toEqual([null, 'usr_morgan', null]);
  });

  it.each(roles)('RO-01 the remote is loaded for people who assist others: %s', (role) => {
    expect(started(role).session.assists()).toBe(!['guest', 'consumer'].includes(role));
  });
});
