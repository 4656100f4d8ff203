import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { checkCarrierReadyTime } from '@sendahead/shared-contracts/payments/info-calls';
import { goodLeg, oneWay } from '../testing/page-slices.ts';
import { pass, readyPage } from '../testing/started.ts';

beforeAll(() => import('./on-submit.ts'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asking = 'payments.carrier-ready-time';
const paying = 'payments.process-payment';

describe('the carrier’s ready time', () => {
  it('PY-08 EP-52 the ready time is requested with the tracking id and day before anything is paid', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    await pass(0);
    expect(page.called(asking)).toMatchObject([
      { input: { query: { x_order_tracking_id: 'ord_1', date_time: oneWay().outbound.pickupDate } } },
    ]);
    const order = page.api.calls.map(({ name }) => name);
    expect(order.indexOf(asking)).toBeLessThan(order.indexOf(paying));
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-08 ER-22 the order is stopped if the carrier no longer picks up, and the page says so for 5 s', async () => {
    const page = await readyPage({ answers: [answering(checkCarrierReadyTime, { status: false })] });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.called(paying)).toHaveLength(0);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'pickup_time_over' });
    expect(page.alerts).toContain('5: Please change the pickup date because pickup time is over for today.');
  });

  it('PY-08 a failed request does not stop the order: the server checks again', async () => {
    const page = await readyPage({
      answers: [
        answering(checkCarrierReadyTime, () => {
          throw refusal(503, 'unavailable');
        }),
      ],
    });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-08 the ready time is not requested for a drop-off', async () => {
    const page = await readyPage();
    page.page.itinerary(oneWay({ outbound: goodLeg({ pickupFeeId: 0 }) }));
    await pass(500);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.called(asking)).toHaveLength(0);
    expect(page.state().placing.phase).toBe('placed');
  });
});
