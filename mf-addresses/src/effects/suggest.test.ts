import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { resolvedAddress } from '@sendahead/shared-contracts/factories/countries';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import { placeDetails } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Running = ReturnType<typeof started>;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const search = (page: Running, term: string) =>
  page.store.dispatch({ type: 'term-typed', end: 'origin', term });
const typeLine = (page: Running, text: string) =>
  page.store.dispatch({ type: 'typed', end: 'destination', field: 'address1', text });
const found = (page: Running, end: ShipEnd) => page.store.getState()[end].suggestions;
const asked = (page: Running) => page.called('geo.auto-complete').map(({ input }) => input);
const signIn = (page: Running) =>
  page.host.page.bind('shell').publish(sessionTopic, {
    role: 'consumer',
    user: { id: 'u1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' },
    acceptedTerms: true,
    onBehalfOf: null,
  });
/** One item of each kind that is asked for, named by the kind. */
const ofEachKind = answering(autocomplete, ({ params: { mode } }) => ({
  items: [clubSuggestion({ id: mode, kind: mode, label: mode, club_id: mode === 'facility' ? 7 : null })],
}));
const down = () => {
  throw refusal(503, 'unavailable');
};

describe('suggestions', () => {
  it.each(['10001', '10001-1234'])('AD-39 suggestions for the zip %s begin with its town', async (zip) => {
    const page = started(ofEachKind);
    search(page, zip);
    await pass(1000);
    expect(found(page, 'origin').items.map(({ kind }) => kind)).toEqual(['address', 'facility']);
    search(page, '1000');
    await pass(1000);
    expect(found(page, 'origin').items.map(({ kind }) => kind)).toEqual(['facility', 'address']);
  });

  it('AD-14 suggestions are requested from 3 characters on, 500 ms after the last keystroke, for 50 items', async () => {
    const page = started();
    search(page, 'pi');
    await pass(2000);
    expect(page.called('geo.auto-complete')).toHaveLength(0);
    search(page, 'pin');
    await pass(300);
    search(page, 'pine');
    await pass(499);
    expect(page.called('geo.auto-complete')).toHaveLength(0);
    await pass(1);
    expect(page.called('geo.auto-complete')).toMatchObject([
      { input: { params: { mode: 'facility' }, query: { term: 'pine', brand: 'golf', limit: 50 } } },
      { input: { params: { mode: 'address' }, query: { term: 'pine', country_code: 'US', limit: 50 } } },
    ]);
  });

  it('AC-20 a signed-in user gets the own addresses before anything is typed, and a guest gets nothing', async () => {
    const guest = started(ofEachKind);
    await pass(1000);
    expect(guest.called('geo.auto-complete')).toHaveLength(0);
    const page = started(ofEachKind);
    signIn(page);
    search(page, 'p');
    search(page, '');
    await pass(600);
    expect(found(page, 'origin').items.map(({ kind }) => kind)).toEqual(['address-book']);
    search(page, 'pi');
    await pass(600);
    expect(found(page, 'origin').items).toEqual([]);
  });

  it.each(['facility', 'address'])(
    'AD-14 a slow answer for %s never overwrites a newer one',
    async (slow) => {
      const page = started(
        answering(autocomplete, async ({ query, params: { mode } }) => {
          await wait(query.term === 'pine' && mode === slow ? 5000 : 10);
          return { items: [clubSuggestion({ id: `${mode}-${query.term}`, label: query.term })] };
        }),
      );
      search(page, 'pine');
      await pass(600);
      search(page, 'oaks');
      await pass(10_000);
      expect(found(page, 'origin').items.map(({ label }) => label)).toEqual(['oaks', 'oaks']);
    },
  );

  it('AD-15 AD-16 a guest gets places and addresses, a user also the address book, each line’s own kind first', async () => {
    const guest = started(ofEachKind);
    search(guest, 'pine');
    typeLine(guest, '500 Con');
    await pass(600);
    expect(found(guest, 'origin').items.map(({ kind }) => kind)).toEqual(['facility', 'address']);
    expect(found(guest, 'destination').items.map(({ kind }) => kind)).toEqual(['address', 'facility']);
    expect(asked(guest)).not.toContainEqual(expect.objectContaining({ params: { mode: 'address-book' } }));
    const user = started(ofEachKind);
    signIn(user);
    search(user, 'pine');
    typeLine(user, '500 Con');
    await pass(600);
    expect(found(user, 'origin').items.map(({ kind }) => kind)).toEqual([
      'facility',
      'address-book',
      'address',
    ]);
    expect(found(user, 'destination').items.map(({ kind }) => kind)).toEqual([
      'address-book',
      'address',
      'facility',
    ]);
  });

  it('AD-15 a slow kind does not delay the others, and is added after those already shown', async () => {
    const page = started(
      answering(autocomplete, async ({ params: { mode } }) => {
        await wait(mode === 'address' ? 3000 : 10);
        return { items: [clubSuggestion({ id: mode, kind: mode })] };
      }),
    );
    search(page, 'pine');
    await pass(520);
    expect(found(page, 'origin')).toMatchObject({ request: 'answered', items: [{ id: 'facility' }] });
    await pass(3000);
    expect(found(page, 'origin').items.map(({ id }) => id)).toEqual(['facility', 'address']);
  });

  it('AD-15 when one kind fails the others are shown; the field stays usable when all fail', async () => {
    const half = started(
      answering(autocomplete, ({ params: { mode } }) =>
        mode === 'facility' ? down() : { items: [clubSuggestion({ id: mode, kind: mode })] },
      ),
    );
    search(half, 'pine');
    await pass(600);
    expect(found(half, 'origin')).toMatchObject({ request: 'answered', items: [{ id: 'address' }] });
    const none = started(answering(autocomplete, down));
    search(none, 'pine');
    await pass(600);
    expect(none.store.getState().origin).toMatchObject({ term: 'pine', suggestions: { request: 'failed' } });
  });

  it('AD-14 suggestions disappear when fewer than 3 characters are left', async () => {
    const page = started(ofEachKind);
    search(page, 'pine');
    typeLine(page, '500 Con');
    await pass(600);
    search(page, 'pi');
    typeLine(page, '50');
    expect(found(page, 'origin')).toEqual({ request: 'idle', items: [] });
    expect(found(page, 'destination')).toEqual({ request: 'idle', items: [] });
  });

  it('AD-15 AD-30 an entry of the address book fills in the whole address, with its contact', async () => {
    const page = started(
      answering(
        placeDetails,
        resolvedAddress({ autofill_address_2: 'Gate 4', contact: 'Ann Lee', phone_number: '512 555 0100' }),
      ),
    );
    const entry = { id: 'book-1', kind: 'address-book', club_id: null, autofill_club_id: null } as const;
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion(entry) });
    await pass(10);
    expect(page.store.getState().origin.point).toMatchObject({
      kind: 'other',
      address1: '500 Congress Ave',
      address2: 'Gate 4',
      city: 'Austin',
      contact: 'Ann Lee',
      phone: '512 555 0100',
    });
    const club = { ...entry, club_id: 7, autofill_club_id: 7 };
    page.store.dispatch({ type: 'suggestion-chosen', end: 'destination', suggestion: clubSuggestion(club) });
    await pass(50);
    expect(page.store.getState().destination.point).toMatchObject({
      kind: 'club',
      club: { id: 7 },
      city: 'Naples',
      contact: 'Ann Lee',
    });
  });
});
