import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';
import { readInternationalInfo, saveInternationalInfo } from '@sendahead/shared-contracts/preferences/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { infoNotSaved } from '../copy/international-info.ts';
import { pointsFromIreland } from '../testing/page-slices.ts';
import { pass, readyPage } from '../testing/started.ts';
import { internationalInfo } from './international-info.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const [save, read, pay] = [
  'preferences.international-info',
  'preferences.read-international-info',
  'payments.process-payment',
];
const days = { arrival: calendarDate('2026-12-09'), departure: calendarDate('2026-12-20'), terms: true };

const unavailable = (): never => {
  throw refusal(503, 'unavailable');
};

/** A page that lacks only the travel dates. */
async function abroad(options: Parameters<typeof readyPage>[0] = {}) {
  const page = await readyPage(options);
  page.page.points(pointsFromIreland());
  await pass(400);
  const enter = (change: Partial<typeof days>) =>
    page.checkout.store.dispatch({ type: 'info-entered', change });
  return { ...page, enter };
}
const order = (page: Awaited<ReturnType<typeof abroad>>) => page.api.calls.map(({ name }) => name);
const bodies = (page: Awaited<ReturnType<typeof abroad>>) =>
  page.called(save).map(({ input }) => (input as { body: Record<string, unknown> }).body);

describe('the traveler’s days and the server', () => {
  it('OPEN-44 travel dates are not requested for a domestic trip', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    await pass(3000);
    expect([page.called(read), page.called(save), page.called(pay).length]).toEqual([[], [], 1]);
  });

  it('PY-14 EP-54 dates are saved before the order is sent, which then continues by itself', async () => {
    const page = await abroad();
    page.enter(days);
    page.checkout.placeOrder();
    await pass(0);
    expect(bodies(page)).toEqual([
      {
        international_info: {
          cart_id: 'cart_1',
          date_of_arrival: '2026-12-09',
          date_of_departure: '2026-12-20',
          terms: true,
        },
      },
    ]);
    expect(order(page).slice(-3)).toEqual([save, 'payments.carrier-ready-time', pay]);
    expect(page.state().placing.phase).toBe('placed');
    await pass(5000);
    expect(page.called(save)).toHaveLength(1);
  });

  it('PY-14 an attempt without travel dates asks for them, and sends nothing', async () => {
    const page = await abroad();
    page.checkout.placeOrder();
    await pass(2000);
    expect(page.state().missed).toEqual(['info_arrival_missing', 'info_terms_missing']);
    expect([page.called(save), page.called(pay)]).toEqual([[], []]);
  });

  it('QN-10 settled travel dates are saved, so that an attempt needs no second save', async () => {
    const page = await abroad();
    page.enter({ arrival: days.arrival });
    page.enter({ terms: true });
    await pass(999);
    expect(page.called(save)).toEqual([]);
    await pass(1);
    expect(bodies(page)).toEqual([
      { international_info: { cart_id: 'cart_1', date_of_arrival: '2026-12-09', terms: true } },
    ]);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.called(save).length, page.state().placing.phase]).toEqual([1, 'placed']);
  });

  it('ER-24 PY-05 travel dates that cannot be saved stop the attempt with a message for 5 s, are kept, and are sent with the next one', async () => {
    let down = true;
    const page = await abroad({
      answers: [
        answering(saveInternationalInfo, () => {
          if (down) return unavailable();
          return { success: true as const };
        }),
      ],
    });
    page.enter(days);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.alerts).toEqual([`5: ${infoNotSaved}`]);
    expect([page.state().placing.phase, page.state().info]).toEqual([
      'idle',
      { entered: days, saved: '', refusals: 1 },
    ]);
    down = false;
    await pass(5000);
    expect([page.called(save).length, page.called(pay)]).toEqual([1, []]);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().placing.phase, page.state().info.refusals]).toEqual(['placed', 0]);
    expect(page.keysSent).toEqual(['key-2']);
  });

  it('ER-24 dates that could not be saved while typing cause no error yet', async () => {
    const page = await abroad({ answers: [answering(saveInternationalInfo, unavailable)] });
    page.enter(days);
    await pass(5000);
    expect([page.called(save).length, page.alerts, page.state().info.refusals]).toEqual([1, [], 0]);
  });

  it('QN-10 travel dates are restored with the cart, and not saved again', async () => {
    const found = { date_of_arrival: days.arrival, date_of_departure: days.departure };
    const page = await abroad({ answers: [answering(readInternationalInfo, { international_info: found })] });
    expect(page.called(read).map(({ input }) => input)).toEqual([{ params: { cartId: 'cart_1' } }]);
    expect(page.state().info.entered).toEqual(days);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.called(save), page.state().placing.phase]).toEqual([[], 'placed']);
  });

  it('QN-10 travel dates are not requested again when the placed order drops its cart', async () => {
    const page = await abroad();
    page.enter(days);
    page.host.page
      .bind('shell')
      .events(orderPlacedEvent)
      .subscribe(() => page.page.cart(null));
    page.checkout.placeOrder();
    await pass(5000);
    expect([page.state().placing.phase, page.state().page.cart]).toEqual(['placed', null]);
    expect([page.called(read).length, page.called(save).length]).toEqual([1, 1]);
  });

  it('QN-10 dates are entered again when they could not be loaded', async () => {
    const page = await abroad({ answers: [answering(readInternationalInfo, unavailable)] });
    page.enter(days);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-14 dates are not forgotten when their code cannot be loaded: the attempt is stopped, and the next one loads it again', async () => {
    const page = await abroad();
    page.stop();
    const { store } = page.checkout;
    let down = true;
    const { keepInternationalInfo } = await import('./keep-international-info.ts');
    const context = { host: page.host, store, navigate: () => {}, createKey: () => 'key' };
    const running = internationalInfo(context, async () => {
      if (down) throw new Error('no such chunk');
      return keepInternationalInfo;
    }).subscribe((event) => store.dispatch(event));
    await pass(0);
    expect([page.host.reports.length, page.state().info.refusals]).toEqual([1, 0]);
    page.enter(days);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().placing.phase, page.state().info.refusals]).toEqual(['idle', 1]);
    down = false;
    page.checkout.placeOrder();
    await pass(0);
    expect([page.called(save).length, page.state().placing.phase]).toEqual([1, 'checking-pickup']);
    running.unsubscribe();
  });
});
