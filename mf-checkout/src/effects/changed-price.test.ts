import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { checkoutTopic, orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { goodLeg, goodTravelers, ground, oneWay } from '../testing/page-slices.ts';
import { done, paying, refused } from '../testing/payment-answers.ts';
import { customer, guest } from '../testing/people.ts';
import { priceOf } from '../testing/prices.ts';
import { pass, readyPage } from '../testing/started.ts';
import { bodies, pay } from './testing/order-bodies.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a price that changed during the order', () => {
  const prices = () => {
    const totals = [12_900, 13_400];
    return answering(shipPrice, () => priceOf((totals.length > 1 ? totals.shift() : totals[0]) ?? 0));
  };

  it('PY-17 the new price is adopted and the order resubmitted once, under a new key with a new nonce', async () => {
    const page = await readyPage({ answers: [prices(), paying(refused('recalc'), done)] });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.keysSent).toEqual(['key-1', 'key-2']);
    expect(bodies(page).map((body) => [body.quote_id, body.payment_method_nonce])).toEqual([
      ['quote_12900', 'nonce-1'],
      ['quote_13400', 'nonce-2'],
    ]);
    expect(page.state().placing).toMatchObject({ phase: 'placed', valueCents: 13_400 });
    expect(page.alerts).toEqual([]);
  });

  it('PY-17 a second price error is shown', async () => {
    const page = await readyPage({ answers: [prices(), paying(refused('recalc'))] });
    const codes: string[] = [];
    page.host.page
      .bind('mf-services')
      .events(orderRefusedEvent)
      .subscribe(({ code }) => codes.push(code));
    page.checkout.placeOrder();
    await pass(0);
    expect([page.called(pay).length, page.state().placing]).toEqual([
      2,
      { phase: 'refused', code: 'recalc' },
    ]);
    expect(codes).toEqual(['recalc']);
    const received: unknown[] = [];
    page.host.page
      .bind('shell')
      .state(checkoutTopic)
      .subscribe((checkout) => received.push(checkout));
    expect(received).toEqual([{ phase: 'idle', method: 'NewCard', refused: 'recalc' }]);
    await pass(5000);
    expect(page.called('pricing.ship-price')).toHaveLength(2);
  });
});

describe('an order placed while the price is being updated', () => {
  const changed = { outbound: goodLeg({ service: ground('2026-12-09') }) };
  const ordersWhileAsking = async (totals: readonly number[], session = customer()) => {
    const left = [...totals];
    const page = await readyPage({
      answers: [answering(shipPrice, () => priceOf(left.shift() ?? 0)), paying(done)],
      session,
    });
    page.page.itinerary(oneWay(changed));
    page.checkout.placeOrder();
    return page;
  };

  it('PR-02 PY-04 the order waits for the price, and is placed by the same press if the total does not change', async () => {
    const page = await ordersWhileAsking([12_900, 12_900]);
    expect([page.state().placing.phase, page.called(pay)]).toEqual(['awaiting-price', []]);
    page.checkout.placeOrder();
    await pass(1000);
    expect(page.state().placing).toMatchObject({ phase: 'placed', valueCents: 12_900 });
    expect(bodies(page)).toHaveLength(1);
  });

  it('PR-02 another total charges nothing, and the page says so', async () => {
    const page = await ordersWhileAsking([12_900, 13_400]);
    await pass(1000);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'recalc' });
    expect(page.called(pay)).toEqual([]);
  });

  it('AC-01 a guest is asked for an account once the price arrives', async () => {
    const page = await ordersWhileAsking([12_900, 12_900], guest);
    expect(page.state().account.dialog).toBe('none');
    await pass(1000);
    expect([page.state().placing.phase, page.state().account.dialog]).toEqual(['gate', 'register']);
  });

  it('PY-07 the page says what is missing if something was removed in the meantime', async () => {
    const page = await ordersWhileAsking([12_900, 12_900]);
    page.page.travelers(goodTravelers({ valid: false, itemCount: 0 }));
    await pass(1000);
    expect([page.state().placing.phase, page.state().missed]).toEqual(['idle', ['travelers']]);
  });
});

describe('a cart that was closed meanwhile', () => {
  it('PR-12 a replaced cart is reported, and the price is requested again for the new cart', async () => {
    const page = await readyPage({ answers: [paying(refusal(404, 'cart_not_found'), done)] });
    page.checkout.placeOrder();
    await pass(1000);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'cart_not_found' });
    expect(page.called('pricing.ship-price')).toHaveLength(2);
    page.page.cart('cart_2');
    await pass(1000);
    page.checkout.placeOrder();
    await pass(0);
    expect(bodies(page).map((body) => (body as { cart_id: string }).cart_id)).toEqual(['cart_1', 'cart_2']);
    expect(page.state().placing.phase).toBe('placed');
  });
});
