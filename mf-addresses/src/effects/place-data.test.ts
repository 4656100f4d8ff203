import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { checkClubNote, clubUserNote, consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import {
  addressBlocked,
  disasterNotifications,
  zipToState,
} from '@sendahead/shared-contracts/geo/lookup-calls';
import { pass, started } from '../testing/started.ts';
import { destination, type StartedPart, type } from './testing/typing.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());
const signIn = (page: StartedPart, role: Role) =>
  page.host.page.bind('shell').publish(sessionTopic, {
    role,
    user:
      role === 'guest' ? null : { id: 'u1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' },
    acceptedTerms: true,
    onBehalfOf: null,
  });

describe("the server's data about a place", () => {
  it('AD-22 notices are loaded when the place is known, and again for another place', async () => {
    const page = started(
      answering(disasterNotifications, ({ query }) => ({
        notifications:
          query.address_type === 'destination' ? [{ message: `Storm at ${query.zip_code}` }] : [],
      })),
    );
    type(page, 'zip', '78701');
    await pass(2000);
    expect(destination(page).disaster).toEqual({ messages: ['Storm at 78701'], read: false });
    expect(page.called('geo.disaster-notifications')).toHaveLength(1);
  });

  it('AD-23 blocked addresses are checked at most once per 1200 ms, and a failure clears the block', async () => {
    let blocked = true;
    let fails = false;
    const page = started(
      answering(addressBlocked, () => {
        if (fails) throw refusal(503, 'unavailable');
        return { blocked };
      }),
    );
    type(page, 'zip', '78701');
    type(page, 'city', 'Austin');
    for (const text of ['5', '50', '500', '500 C', '500 Co']) {
      type(page, 'address1', text);
      await pass(200);
    }
    expect(page.called('geo.address-blocked').length).toBeLessThanOrEqual(1);
    await pass(3000);
    expect(destination(page).blocked).toBe(true);
    expect(page.last()).toMatchObject({ blocked: true, valid: false });
    blocked = false;
    type(page, 'address1', '501 Congress Ave');
    await pass(3000);
    expect(destination(page).blocked).toBe(false);
    blocked = true;
    type(page, 'address1', '500 Congress Ave');
    await pass(3000);
    expect(destination(page).blocked).toBe(true);
    fails = true;
    type(page, 'address1', '502 Congress Ave');
    await pass(3000);
    expect(destination(page).blocked).toBe(false);
  });

  it('AD-20 the state of a zip that our lookup did not know is requested, never twice', async () => {
    const unknown = answering(zipInfo, austinZip({ success: false, city: null, state: null }));
    const first = started(unknown);
    type(first, 'zip', '78701');
    await pass(1000);
    expect(destination(first).point.state).toBe('TX');
    const second = started(unknown);
    type(second, 'zip', '78701');
    await pass(1000);
    expect(destination(second).point.state).toBe('TX');
    expect([first, second].map((page) => page.called('geo.zip-to-state').length)).toEqual([1, 0]);
  });

  it.each([
    ['fails', answering(zipToState, () => Promise.reject(new Error('cut')))],
    ['does not know it', answering(zipToState, { zip: '78702', state: null })],
  ])('OPEN-24 the customer enters the state if the lookup %s', async (_how, answer) => {
    const page = started(answering(zipInfo, austinZip({ success: false, city: null, state: null })), answer);
    type(page, 'zip', '78702');
    await pass(1000);
    expect(destination(page).point.state).toBe('');
    type(page, 'state', 'TX');
    await pass(1000);
    expect(destination(page).point).toMatchObject({ zip: '78702', state: 'TX' });
    expect(page.called('geo.zip-to-state')).toHaveLength(1);
  });
});

describe('notes', () => {
  const notes = [
    answering(consumerNote, { note: 'for customers', hidden_for_own_club: false }),
    answering(clubUserNote, { note: 'for the club', hidden_for_own_club: false }),
    answering(checkClubNote, { note: 'checked', user_role: 1 }),
  ] as const;
  it.each([
    ['guest', 'for customers', 'RO-08'],
    ['consumer', 'for customers', 'RO-08'],
    ['pro', 'for the club', 'RO-05'],
    ['admin', 'for the club', 'RO-05'],
    ['admin_plus', 'for the club', 'RO-05'],
    ['carrier_admin', 'checked', 'RO-04'],
  ] as const)('AD-27 RO-04 RO-05 RO-08 a %s sees the note %s (%s)', async (role, text, _row) => {
    const page = started(...notes);
    signIn(page, role);
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(50);
    expect(page.store.getState().origin.note.text).toBe(text);
  });
  it('RO-09 RO-10 a note that is hidden, empty, or not for this user is not shown', async () => {
    const cases = [
      ['pro', answering(clubUserNote, { note: 'own', hidden_for_own_club: true })],
      ['consumer', answering(consumerNote, { note: '  ', hidden_for_own_club: false })],
      ['carrier_admin', answering(checkClubNote, { note: 'secret', user_role: 0 })],
    ] as const;
    for (const [role, answer] of cases) {
      const page = started(answer);
      signIn(page, role);
      page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
      await pass(50);
      expect(page.store.getState().origin.note.text).toBeNull();
    }
  });
});
