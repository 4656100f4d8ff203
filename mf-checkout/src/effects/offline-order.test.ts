import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { paymentFailures } from '../copy/payment-failure.ts';
import { guest } from '../testing/people.ts';
import { pass, readyPage } from '../testing/started.ts';
import { bodies } from './testing/order-bodies.ts';

let online = true;
beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The browser is online again, and a minute passes. */
const reconnect = async () => {
  online = true;
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
};

describe('placing an order while offline', () => {
  it('ER-18 B3-23 an offline order fails immediately, is not sent later, and a second attempt is one order', async () => {
    const page = await readyPage();
    online = false;
    page.checkout.placeOrder();
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'offline' });
    expect(paymentFailures.offline).toBe(
      'You’re offline. Nothing was charged. Place the order again when you’re connected.',
    );
    await reconnect();
    expect([page.provider.said.includes('tokenize'), bodies(page).length]).toEqual([false, 0]);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().placing.phase, bodies(page).length]).toEqual(['placed', 1]);
  });

  it('AC-01 no account dialog opens for an offline guest, even when the connection is back', async () => {
    const page = await readyPage({ session: guest });
    online = false;
    page.checkout.placeOrder();
    await reconnect();
    expect([page.state().placing.phase, page.state().account.dialog]).toEqual(['refused', 'none']);
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().placing.phase, page.state().account.dialog]).toEqual(['gate', 'register']);
  });

  it('PY-07 an offline attempt still shows what is missing', async () => {
    const page = await readyPage();
    page.provider.type(false);
    online = false;
    page.checkout.placeOrder();
    expect(page.state()).toMatchObject({ placing: { phase: 'idle' }, submits: 1, missed: ['card'] });
  });

  it('ER-20 a card that cannot be read without a connection is not reported as faulty', async () => {
    const page = await readyPage();
    page.provider.outcome = { ok: false, code: 'failed' };
    page.checkout.placeOrder();
    online = false;
    await pass(0);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'offline' });
  });

  it('PY-11 an order that was not sent before the connection was lost is not sent later', async () => {
    const page = await readyPage();
    const refusals: string[] = [];
    page.host.page
      .bind('shell')
      .events(orderRefusedEvent)
      .subscribe(({ code }) => refusals.push(code));
    page.checkout.placeOrder();
    online = false;
    await pass(0);
    await reconnect();
    expect([refusals, bodies(page).length]).toEqual([['offline'], 0]);
  });
});
