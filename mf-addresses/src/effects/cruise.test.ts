import { checkClubInfo, getFacility } from '@sendahead/shared-contracts/clubs/calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { clubInfo, facility } from '@sendahead/shared-contracts/factories/places';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import { isOtherPlaceOpen, otherPlace } from '../state/cruise.ts';
import { pass, started } from '../testing/started.ts';

beforeAll(() => import('./later-effects.ts'));
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const port = { id: 7, club_id: 7, name: 'Harbor Pier' };

async function opened(query: Record<string, string>) {
  const running = started(
    answering(getFacility, facility(port)),
    answering(checkClubInfo, ({ body }) =>
      clubInfo(body.club_id === 7 ? port : { id: Number(body.club_id), name: 'Dune Resort' }),
    ),
  );
  running.host.page.bind('shell').publish(contextTopic, {
    brand: 'cruise',
    brandId: 9,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  await pass(3000);
  const state = () => running.store.getState();
  return { ...running, state };
}

describe('a cruise in the page address', () => {
  it('RT-09 the address is read for cruise_line together with shipping_to, and for cruises', async () => {
    const { state, last } = await opened({ cruise_line: 'Northern', shipping_to: '7' });
    expect(state().cruise).toMatchObject({ line: 'Northern', end: 'destination', port: { id: 7 } });
    expect(last()?.destination.club?.name).toBe('Harbor Pier');
    expect((await opened({ cruises: 'true', shipping_from: '7' })).state().cruise).toMatchObject({
      line: null,
      end: 'origin',
    });
    expect((await opened({ shipping_to: '7' })).state().cruise).toBeNull();
  });

  it('MD-10 the page asks once about a destination other than the port', async () => {
    const { state, store } = await opened({ cruise_line: 'Northern', shipping_to: '7' });
    expect(isOtherPlaceOpen(state())).toBe(false);
    store.dispatch({ type: 'club-named', end: 'destination', club: { id: 8, name: 'Dune Resort' } });
    await pass(100);
    expect([otherPlace(state()), isOtherPlaceOpen(state())]).toEqual(['Dune Resort', true]);
    store.dispatch({ type: 'other-place-meant' });
    expect(isOtherPlaceOpen(state())).toBe(false);
  });

  it('MD-10 the customer returns to the port with one press', async () => {
    const { state, store, last } = await opened({ cruise_line: 'Northern', shipping_to: '7' });
    store.dispatch({ type: 'club-named', end: 'destination', club: { id: 8, name: 'Dune Resort' } });
    await pass(100);
    store.dispatch({ type: 'club-named', end: 'destination', club: { id: 7, name: 'Harbor Pier' } });
    await pass(100);
    expect([last()?.destination.club?.id, isOtherPlaceOpen(state())]).toEqual([7, false]);
  });
});

describe('a cruise chosen on the page', () => {
  it('MD-09 MD-10 a chosen cruise sends the bags to its port, and asks about another place', async () => {
    const { state, store, host, last } = await opened({});
    host.page
      .bind('mf-services')
      .publish(cruiseChosenEvent, { line: 'Aurora Line', port: { id: 7, name: 'Harbor Pier' } });
    await pass(100);
    expect(last()?.destination.club?.name).toBe('Harbor Pier');
    expect(isOtherPlaceOpen(state())).toBe(false);
    store.dispatch({ type: 'club-named', end: 'destination', club: { id: 8, name: 'Dune Resort' } });
    await pass(100);
    expect([state().cruise?.line, isOtherPlaceOpen(state())]).toEqual(['Aurora Line', true]);
  });
});

describe('a cruise restored with a saved booking', () => {
  const again = { line: 'Aurora Line', port: { id: 7, name: 'Harbor Pier' }, again: true };

  it('MD-09 a restored cruise keeps the saved places, and asks about another one once', async () => {
    const { state, store, host } = await opened({});
    const tell = async () => {
      host.page.bind('mf-services').publish(cruiseChosenEvent, again);
      await pass(100);
    };
    await tell();
    expect([state().cruise?.line, state().destination.point.club]).toEqual(['Aurora Line', null]);
    store.dispatch({ type: 'club-named', end: 'destination', club: { id: 8, name: 'Dune Resort' } });
    await pass(100);
    expect(isOtherPlaceOpen(state())).toBe(true);
    store.dispatch({ type: 'other-place-meant' });
    await tell();
    expect([state().destination.point.club?.name, isOtherPlaceOpen(state())]).toEqual(['Dune Resort', false]);
  });
});

describe('places chosen before', () => {
  it('AD-15 earlier places of our list are offered at the next visit, latest first and each once', async () => {
    const first = await opened({ shipping_to: '7' });
    first.store.dispatch({ type: 'club-named', end: 'origin', club: { id: 8, name: 'Dune Resort' } });
    await pass(100);
    first.stop();
    const next = await opened({});
    expect(next.state().recent.map(({ name }) => name)).toEqual(['Dune Resort', 'Harbor Pier']);
    localStorage.setItem('recent_places_golf', '[{"id":"x"},null,7]');
    expect((await opened({})).state().recent).toEqual([]);
  });
});
