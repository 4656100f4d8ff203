import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { pass, started } from '../testing/started.ts';
import { destination } from './testing/typing.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nobody = { kind: 'none', userId: null, userEmail: null } as const;
const morgan = {
  kind: 'on_behalf',
  userId: 'usr_2',
  userEmail: 'morgan@example.test',
  userName: 'Morgan Member',
  userPhone: '+18435550111',
} as const;

it('BR-08 the contact of a home is the person for whom staff book, and never the staff', async () => {
  const page = started();
  page.host.page.bind('shell').publish(sessionTopic, {
    role: 'admin',
    user: { id: 'usr_1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '+16175550100' },
    acceptedTerms: true,
    onBehalfOf: null,
  });
  const admin = page.host.page.bind('mf-admin');
  admin.publish(assistanceTopic, nobody);
  page.store.dispatch({ type: 'kind-chosen', end: 'destination', kind: 'other' });
  await pass(2000);
  expect(destination(page).point).toMatchObject({ contact: '', phone: '' });
  admin.publish(assistanceTopic, morgan);
  await pass(100);
  const { contact, phone } = destination(page).point;
  expect([contact, phone.replace(/\D/g, '').slice(-10)]).toEqual(['Morgan Member', '8435550111']);
  admin.publish(assistanceTopic, nobody);
  await pass(100);
  expect(destination(page).point).toMatchObject({ contact: '', phone: '' });
});
