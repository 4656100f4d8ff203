import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { createCart, saveCartSession } from '@sendahead/shared-contracts/carts/calls';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { emptyPage, type PageState } from '../page/page-state.ts';
import { keptTexts } from '../testing/kept-texts.ts';
import { keepCart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { keepHoldTurns } from './hold/hold-turns.ts';
import type { Restoration } from './restore.ts';
import { saveCart } from './save.ts';
import { saveStates } from './save-state.ts';
import { createUnsavedCopy } from './unsaved-copy.ts';

const form: ShipmentForm = { o_zip: '60601', roundtrip: 'true' };
/** A page whose sections are still restoring the saved form. */
const restoration: Restoration = {
  known: Promise.resolve(),
  pending: () => ({
    form,
    sections: new Set(['ship-points', 'travelers', 'itinerary', 'checkout'] as const),
  }),
  unread: () => false,
  restore: () => Promise.resolve(),
  fill: () => undefined,
};
/** Saving is always allowed. */
const always = {
  capture: { isWanted: () => true, delayMs: () => 1000 },
  onTakenOver: () => undefined,
  onLost: () => Promise.resolve(),
  turns: keepHoldTurns(),
  unsaved: createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 }),
  saveState: saveStates(),
};
const settled = async (): Promise<void> => {
  await jest.advanceTimersByTimeAsync(1500);
};

const savedAt = { success: true as const, saved_at: '2026-11-23T15:00:00Z' };
/** A page on which only the ship-from end is entered. */
const from = (zip: string) => ({
  ...emptyPage,
  points: {
    origin: { ...emptyShipPoint('US', 'other'), zip },
    destination: emptyShipPoint('US', 'club'),
    valid: false,
    duplicate: false,
    blocked: false,
    checking: false,
  },
});
/** Saves the input of a page with an existing cart; `answered` delays the server's answers. */
function saving(state: Observable<PageState>, more: Partial<Restoration>, answered = Promise.resolve()) {
  const bus = createBus({ report: () => undefined }).bind('shell');
  const api = fakeApi(answering(saveCartSession, () => answered.then(() => savedAt)));
  const kept: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };
  const credentialsStore = { read: () => kept, write: () => undefined, clear: () => undefined };
  const rest = { bus, report: () => undefined };
  const cart = keepCart({
    ...rest,
    api: () => api,
    brandId: 5,
    credentialsStore,
    onChange: () => undefined,
  });
  saveCart({
    ...rest,
    ...always,
    api,
    cart,
    state,
    restoration: { ...restoration, pending: () => undefined, ...more },
  });
  return api;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a saved booking that could not be read', () => {
  it('EN-05 B3-23 an unreadable saved booking is overwritten by a page with input, but not by an untouched one', async () => {
    const state = new BehaviorSubject<PageState>(emptyPage);
    const api = saving(state, { unread: () => true });
    await settled();
    expect(api.calls).toEqual([]);
    state.next(from('60601'));
    await settled();
    expect(api.calls).toHaveLength(1);
  });
});

describe('a booking that is restored while an earlier state waits to be saved', () => {
  it('TK-01 EN-05 a restored booking is not overwritten by an earlier state that waits to be saved', async () => {
    const read = Promise.withResolvers<void>();
    const state = new BehaviorSubject<PageState>(from(''));
    const api = saving(state, { known: read.promise });
    await settled();
    state.next(from('60601'));
    read.resolve();
    await settled();
    const saved = api.calls.map(({ input }) => JSON.stringify(input));
    expect(saved).toEqual([expect.stringContaining('"o_zip":"60601"')]);
  });
});

describe('input from during the save of an earlier state', () => {
  it('EN-05 B3-23 input from during a save is kept in the browser until it is saved too', async () => {
    const answered = Promise.withResolvers<void>();
    const state = new BehaviorSubject<PageState>(from('60601'));
    saving(state, {}, answered.promise);
    const { unsaved } = always;
    await settled();
    state.next(from('10001'));
    answered.resolve();
    await jest.advanceTimersByTimeAsync(100);
    expect(unsaved.read('crt_1')?.o_zip).toBe('10001');
    await settled();
    expect(unsaved.read('crt_1')).toBeNull();
  });
});

describe('a cart that was ordered in another tab', () => {
  it('B3-3 a cart ordered in another tab remains the cart of this page: nothing opens a second one', async () => {
    const bus = createBus({ report: () => undefined });
    const own = bus.bind('shell');
    const api = fakeApi(
      answering(saveCartSession, () => Promise.reject(refusal(409, 'cart_already_ordered'))),
      answering(createCart, () => Promise.reject(refusal(500, 'internal'))),
    );
    const kept: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };
    const cleared: string[] = [];
    const credentialsStore = {
      read: () => kept,
      write: () => undefined,
      clear: (id: string) => void cleared.push(id),
    };
    const reports: unknown[] = [];
    const report = (error: unknown): void => void reports.push(error);
    const cart = keepCart({
      brandId: 5,
      api: () => api,
      bus: own,
      credentialsStore,
      onChange: () => undefined,
      report,
    });
    const state = new BehaviorSubject(emptyPage);
    const said: string[] = [];
    own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
    saveCart({ ...always, cart, restoration, api, bus: own, state, report });

    await settled();
    expect(cart.present()).toEqual(kept);
    expect(cleared).toEqual(['crt_1']);
    expect(said).toEqual([expect.stringContaining('already ordered')]);

    state.next({ ...emptyPage });
    await settled();
    expect(await cart.need()).toEqual(kept);
    expect(reports).toEqual([]);
    expect(said).toHaveLength(1);
  });
});

describe('a cart that staff have taken over', () => {
  it('TK-01 a cart whose save was refused is read again, and remains the cart of this page', async () => {
    const own = createBus({ report: () => undefined }).bind('shell');
    const api = fakeApi(
      answering(saveCartSession, () => Promise.reject(refusal(409, 'cart_taken_over'))),
      answering(createCart, () => Promise.reject(refusal(500, 'internal'))),
    );
    const kept: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };
    const credentialsStore = { read: () => kept, write: () => undefined, clear: () => undefined };
    const reports: unknown[] = [];
    const rest = { api, bus: own, report: (error: unknown) => void reports.push(error) };
    const cart = keepCart({
      ...rest,
      api: () => api,
      brandId: 5,
      credentialsStore,
      onChange: () => undefined,
    });
    let looked = 0;
    const onTakenOver = (): void => {
      looked += 1;
    };
    saveCart({ ...rest, ...always, onTakenOver, cart, restoration, state: new BehaviorSubject(emptyPage) });
    await settled();
    expect([looked, cart.present(), reports]).toEqual([1, kept, []]);
  });
});

describe('input without a connection', () => {
  const origin = { ...emptyShipPoint('US', 'other'), zip: '60601' };
  const points = {
    origin,
    destination: emptyShipPoint('US', 'club'),
    valid: false,
    duplicate: false,
    blocked: false,
    checking: false,
  };

  it('B3-23 offline input is kept in the browser from the first key press, and removed when the server has it', async () => {
    const own = createBus({ report: () => undefined }).bind('shell');
    let online = false;
    const api = fakeApi(
      answering(createCart, { id: 'crt_2', order_id: 'ord_2', display_id: 'SA-2', cart_token: 'token' }),
      answering(saveCartSession, async () => {
        if (!online) throw refusal(0, 'connection_lost');
        return { success: true as const, saved_at: '2026-11-25T15:00:00Z' };
      }),
    );
    const credentialsStore = { read: () => null, write: () => undefined, clear: () => undefined };
    const rest = { api, bus: own, report: () => undefined };
    const cart = keepCart({
      ...rest,
      api: () => api,
      brandId: 5,
      credentialsStore,
      onChange: () => undefined,
    });
    const storage = keptTexts();
    const unsaved = createUnsavedCopy({ brand: 'golf', storage, now: () => 0 });
    const saveState = saveStates();
    const state = new BehaviorSubject(emptyPage);
    const nothing: Restoration = { ...restoration, pending: () => undefined };
    saveCart({ ...rest, ...always, cart, unsaved, saveState, restoration: nothing, state });
    await jest.advanceTimersByTimeAsync(0);

    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    state.next({ ...emptyPage, points });
    expect(unsaved.read(null)).toMatchObject({ o_zip: '60601' });
    expect(saveState.value).toBe('offline');
    await settled();
    expect([saveState.value, unsaved.read(null) !== null]).toEqual(['offline', true]);

    online = true;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
    expect([saveState.value, storage.values.size]).toEqual(['saved', 0]);
  });
});
