import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { orderStatus } from '@sendahead/shared-contracts/payments/calls';
import { paying, undecided } from '../testing/payment-answers.ts';
import { pass, readyPage } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an order that is not decided yet', () => {
  it('PY-18 a pending order is polled every 15 s, and the receipt opens once it is decided', async () => {
    const statuses: (boolean | undefined)[] = [undefined, undefined, true];
    const page = await readyPage({
      answers: [paying(undecided), answering(orderStatus, () => ({ status: statuses.shift() }))],
    });
    page.checkout.placeOrder();
    await pass(14_000);
    expect(page.called('payments.order-status')).toHaveLength(0);
    await pass(1000);
    expect(page.called('payments.order-status')).toHaveLength(1);
    await pass(30_000);
    expect(page.state().placing.phase).toBe('placed');
    await pass(1000);
    expect(page.visited).toHaveLength(1);
  });

  it.each([
    ['insufficient_funds', 'insufficient_funds'],
    [undefined, 'order_not_placed'],
  ])('ER-18 the page says why the bank finally declined: %s', async (error, code) => {
    const page = await readyPage({
      answers: [paying(undecided), answering(orderStatus, { status: false, error })],
    });
    page.checkout.placeOrder();
    await pass(15_000);
    expect(page.state().placing).toEqual({ phase: 'refused', code });
  });

  it('OPEN-42 polling stops after 10 minutes, and the page says so', async () => {
    const page = await readyPage({ answers: [paying(undecided), answering(orderStatus, () => ({}))] });
    page.checkout.placeOrder();
    await pass(599_000);
    expect(page.state().placing.phase).toBe('pending');
    await pass(60_000);
    expect(page.state().placing).toEqual({ phase: 'undecided', orderId: 'ord_1', valueCents: 12_900 });
    expect(page.called('payments.order-status').length).toBeLessThanOrEqual(40);
  });

  it('PY-18 polling continues after a failed request', async () => {
    let asked = 0;
    const page = await readyPage({
      answers: [
        paying(undecided),
        answering(orderStatus, () => {
          asked += 1;
          if (asked === 1) throw refusal(503, 'unavailable');
          return { status: true };
        }),
      ],
    });
    page.checkout.placeOrder();
    await pass(30_000);
    expect(page.state().placing.phase).toBe('placed');
  });
});
