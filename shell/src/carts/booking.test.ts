import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { createCart, readCartSession, saveCartSession } from '@sendahead/shared-contracts/carts/calls';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic, cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import { restoreRequestedEvent, sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { pageState } from '../page/page-state.ts';
import { keptTexts } from '../testing/kept-texts.ts';
import { keepBooking } from './booking.ts';
import { keepCart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { createUnsavedCopy } from './unsaved-copy.ts';

beforeAll(() => import('./restore-and-save.ts'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const kept: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };

function opened(credentials: CartCredentials | null) {
  const bus = createBus({ report: () => undefined });
  const own = bus.bind('shell');
  const session = {
    origin_city: '',
    origin_state: '',
    destination_city: '',
    destination_state: '',
    travelers: [],
  };
  const api = fakeApi(
    answering(readCartSession, {
      display_id: 'SA-1',
      order_id: null,
      session: { ...session, ship_state: { o_zip: '60601' } },
    }),
    answering(createCart, { id: 'crt_2', order_id: 'ord_2', display_id: 'SA-2', cart_token: 'token' }),
    answering(saveCartSession, { success: true, saved_at: '2026-12-01T14:00:00Z' }),
  );
  const reports: unknown[] = [];
  const report = (error: unknown): void => void reports.push(error);
  const credentialsStore = { read: () => credentials, write: () => undefined, clear: () => undefined };
  const cart = keepCart({
    brandId: 5,
    api: () => api,
    bus: own,
    credentialsStore,
    onChange: () => undefined,
    report,
  });
  const unsaved = createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 });
  keepBooking({ cart, api, bus: own, state: pageState(own), page: document, unsaved, linked: null, report });
  const asked: string[] = [];
  const forms: ShipmentForm[] = [];
  own.events(restoreRequestedEvent).subscribe(({ section, form }) => {
    asked.push(section);
    forms.push(form);
  });
  const fill = () =>
    bus.bind('mf-travelers').publish(travelersTopic, {
      travelers: [
        {
          id: '1',
          firstName: 'Ann',
          lastName: 'Lee',
          email: '',
          phone: '',
          grade: '',
          roundTrip: true,
          lines: [],
        },
      ],
      valid: false,
      sized: false,
      duplicates: [],
      itemCount: 0,
    });
  return { bus, api, asked, forms, fill, called: () => api.calls.map(({ name }) => name) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the booking of a page', () => {
  it('TK-11 a saved booking is restored immediately, also into a section that was ready before', async () => {
    const page = opened(kept);
    page.bus.bind('mf-travelers').publish(sectionReadyEvent, { section: 'travelers' });
    await pass(100);
    expect(page.asked).toEqual(['travelers']);
  });

  it('EN-05 a new booking is saved from the first input on', async () => {
    const page = opened(null);
    page.fill();
    await pass(5000);
    expect(page.called()).toEqual([]);
    document.body.dispatchEvent(new Event('input', { bubbles: true }));
    await pass(2000);
    expect(page.called().slice(0, 2)).toEqual([createCart.name, saveCartSession.name]);
  });
});

describe('a cart that staff take over', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('TK-09 a cart taken over is restored although its event came before the restoring code', async () => {
    window.history.replaceState(null, '', '/ship?takeover_id=tko_1');
    const { bus, asked, called } = opened(kept);
    const admin = bus.bind('mf-admin');
    admin.publish(assistanceTopic, { kind: 'takeover', userId: 'usr_1', userEmail: 'ann@lee.test' });
    admin.publish(cartTakenOverEvent, {});
    bus.bind('mf-travelers').publish(sectionReadyEvent, { section: 'travelers' });
    await pass(500);
    expect(called()).toEqual([readCartSession.name]);
    expect(asked).toEqual(['travelers']);
  });

  it('TK-09 a cart taken over is restored once: what staff have typed since is not replaced', async () => {
    window.history.replaceState(null, '', '/ship?takeover_id=tko_1');
    const { bus, called } = opened(kept);
    const admin = bus.bind('mf-admin');
    admin.publish(assistanceTopic, { kind: 'takeover', userId: 'usr_1', userEmail: 'ann@lee.test' });
    bus.bind('mf-travelers').publish(sectionReadyEvent, { section: 'travelers' });
    await pass(3000);
    admin.publish(cartTakenOverEvent, {});
    await pass(3000);
    expect(called().filter((name) => name === readCartSession.name)).toHaveLength(1);
  });

  it('TK-09 a cart taken over is restored as its customer saved it, whatever the blank page publishes before', async () => {
    window.history.replaceState(null, '', '/ship?takeover_id=tko_1');
    const { bus, fill, forms, called } = opened(kept);
    bus.bind('mf-travelers').publish(sectionReadyEvent, { section: 'travelers' });
    const admin = bus.bind('mf-admin');
    await pass(500);
    admin.publish(assistanceTopic, { kind: 'none', userId: null, userEmail: null });
    await pass(500);
    admin.publish(assistanceTopic, { kind: 'takeover', userId: 'usr_1', userEmail: 'ann@lee.test' });
    fill();
    await pass(3000);
    expect(called()).toEqual([]);
    admin.publish(cartTakenOverEvent, {});
    await pass(500);
    expect(forms).toEqual([{ o_zip: '60601' }]);
  });
});
