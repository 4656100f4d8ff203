import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { checkClubNote, clubUserNote, consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import { resolvedAddress } from '@sendahead/shared-contracts/factories/countries';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import {
  addressBlocked,
  disasterNotifications,
  eircodeDetails,
  placeDetails,
  zipToState,
} from '@sendahead/shared-contracts/geo/lookup-calls';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { TextField } from '../state/state.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

type Running = ReturnType<typeof started>;
const type = (page: Running, field: TextField, text: string) =>
  page.store.dispatch({ type: 'typed', end: 'destination', field, text });
const destination = (page: Running) => page.store.getState().destination;
const signIn = (page: Running, role: Role) =>
  page.host.page.bind('shell').publish(sessionTopic, {
    role,
    user:
      role === 'guest' ? null : { id: 'u1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' },
    acceptedTerms: true,
    onBehalfOf: null,
  });
const open = (page: Running, query: Record<string, string>) =>
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
const addressItem = (over = {}) =>
  clubSuggestion({ id: 'place-1', kind: 'address', label: '500 Congress Ave', club_id: null, ...over });

describe('the address line', () => {
  it('AD-18 fills every field from the details of a chosen address', async () => {
    const page = started(answering(placeDetails, resolvedAddress({ company_name: 'Capitol' })));
    page.store.dispatch({ type: 'suggestion-chosen', end: 'destination', suggestion: addressItem() });
    await pass(10);
    expect(destination(page).point).toMatchObject({
      address1: '500 Congress Ave',
      zip: '78701',
      city: 'Austin',
      state: 'TX',
      companyName: 'Capitol',
    });
  });

  it('AD-15 keeps the typed street when its town was typed after it in the line', async () => {
    const page = started(answering(placeDetails, resolvedAddress({ autofill_address: '' })));
    type(page, 'address1', '500 Congress Ave, Austin TX');
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ id: 'zip-US-78701', autofill_address: '500 Congress Ave' }),
    });
    await pass(10);
    expect(destination(page).point).toMatchObject({ address1: '500 Congress Ave', zip: '78701' });
  });

  it('AD-17 resolves an Irish suggestion through its Eircode and keeps the postcoder id', async () => {
    const page = started(
      answering(
        eircodeDetails,
        resolvedAddress({ autofill_country: 'IE', autofill_zip: 'D02 AF30', postcoder_id: 'pc-9' }),
      ),
    );
    type(page, 'country', 'IE');
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ autofill_country: 'IE' }),
    });
    await pass(10);
    expect(page.called('geo.eircode-details')).toMatchObject([
      { input: { body: { suggestion_id: 'place-1', country_code: 'IE' } } },
    ]);
    expect(destination(page).point.postcoderId).toBe('pc-9');
    type(page, 'zip', 'D04 X285');
    expect(destination(page).point.postcoderId).toBeNull();
  });

  it.each(['US', 'IE'])(
    'AD-15 fills in a %s address of a provider as offered, with its location',
    async (country) => {
      const lies = { latitude: 30.27, longitude: -97.74, time_zone: 'America/Chicago' };
      const area = { autofill_address: '', autofill_zip: '787', autofill_city: 'Area of Austin' };
      const page = started(answering(placeDetails, resolvedAddress({ ...area, ...lies })));
      type(page, 'address1', '1500 cong');
      page.store.dispatch({
        type: 'suggestion-chosen',
        end: 'destination',
        suggestion: addressItem({
          id: 'found-US-78701-0123456789ab',
          autofill_address: '1500 Congress Avenue',
          autofill_zip: '78701',
          autofill_city: 'Austin',
          autofill_country: country,
        }),
      });
      await pass(10);
      expect(destination(page).point).toMatchObject({
        address1: '1500 Congress Avenue',
        zip: '78701',
        city: 'Austin',
        latitude: 30.27,
        timeZone: 'America/Chicago',
      });
    },
  );

  it('uses the listed suggestion when its details cannot be loaded', async () => {
    const page = started(
      answering(placeDetails, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ autofill_city: 'Austin' }),
    });
    await pass(10);
    expect(destination(page)).toMatchObject({ resolving: null, point: { city: 'Austin' } });
  });
});

describe("the server's data about a place", () => {
  it('AD-22 loads notices when the place is known, and again for another place', async () => {
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

  it('AD-23 asks about blocked addresses at most once per 1200 ms and forgets the block on failure', async () => {
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

  it('AD-20 asks for the state of a zip that our lookup did not know, and never twice', async () => {
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
  ])('OPEN-24 leaves the state to the customer where the lookup %s', async (_how, answer) => {
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
  ] as const)('AD-27 RO-04 RO-05 RO-08 shows a %s the note %s (%s)', async (role, text, _row) => {
    const page = started(...notes);
    signIn(page, role);
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(50);
    expect(page.store.getState().origin.note.text).toBe(text);
  });
  it('RO-09 RO-10 shows no note that is hidden, empty, or not for this user', async () => {
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

describe('the page address', () => {
  it('RT-04 RT-06 fills in country and street immediately, zip and state 2 s later', async () => {
    const page = started();
    open(page, { d_country: 'US', d_address: '500 Congress Ave', d_zip: '78701', d_contact: 'Ann' });
    await pass(1999);
    expect(destination(page).point).toMatchObject({ address1: '500 Congress Ave', contact: 'Ann', zip: '' });
    await pass(1000);
    expect(destination(page).point).toMatchObject({ zip: '78701', city: 'Austin' });
  });
  it('RT-05 OPEN-17 chooses the place of that exact name, and searches other words', async () => {
    const page = started();
    open(page, { shipping_from: 'pine hollow golf club', shipping_to: 'Pine Valley' });
    await pass(100);
    expect(page.store.getState().origin.point.club?.id).toBe(7);
    expect(page.store.getState().destination).toMatchObject({ term: 'Pine Valley', point: { kind: 'club' } });
  });
});

describe('the default origin', () => {
  it('AD-30 is saved on request', async () => {
    const page = started(answering(saveAddress, ({ body }) => ({ ...body, id: 'a1', club_id: 7 })));
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(50);
    page.store.dispatch({ type: 'default-origin', request: 'asking' });
    await pass(50);
    expect(page.called('accounts.save-address')).toMatchObject([
      { input: { body: { default_origin: true, club_id: 7, zip: '34102' } } },
    ]);
    expect(page.store.getState().defaultOrigin).toBe('answered');
  });
});
