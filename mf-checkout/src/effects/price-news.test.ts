import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { priceToldEvent, quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { goodLeg, oneWay } from '../testing/page-slices.ts';
import { priceOf } from '../testing/prices.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const price = 'pricing.ship-price';

describe('asking for the price', () => {
  it('SV-14 the page is notified when the chosen service has no price, and when it has one again', async () => {
    let broken = true;
    const page = started(
      answering(shipPrice, () => {
        if (broken) throw refusal(500, 'internal');
        return priceOf(1000);
      }),
    );
    const received: boolean[] = [];
    page.host.page
      .bind('shell')
      .events(priceToldEvent)
      .subscribe(({ failed }) => received.push(failed));
    page.complete();
    await pass(60_000);
    broken = false;
    page.checkout.store.dispatch({ type: 'price-retried' });
    await pass(1000);
    expect(received).toEqual([true, false]);
  });

  it('PR-03 the price is requested again after 2 s if the order has no line items', async () => {
    const empty = priceOf(0, {
      orders: [{ _id: 'ord_1', line_items: [], final_price: priceOf(0).final_price_cents }],
    });
    const answers = [empty];
    const page = started(answering(shipPrice, () => answers.shift() ?? priceOf(700)));
    page.complete();
    await pass(50 + 1999);
    expect([page.called(price).length, page.state().quote.request]).toEqual([1, 'asking']);
    await pass(1);
    expect(page.state().quote).toMatchObject({ request: 'answered', price: { final_price_cents: 700 } });
  });

  it('ER-12 the page says why there is no price and requests it again on demand', async () => {
    let down = true;
    const page = started(
      answering(shipPrice, () => {
        if (down) throw refusal(503, 'unavailable');
        return priceOf(12_900);
      }),
    );
    page.complete();
    await pass(400);
    expect(page.state().quote).toMatchObject({ request: 'failed', failure: 'unavailable' });
    down = false;
    page.checkout.store.dispatch({ type: 'price-retried' });
    await pass(400);
    expect(page.state().quote.request).toBe('answered');
  });
});

describe('what the page learns of the price', () => {
  it('PR-02 the last good price is published with the state of the request', async () => {
    const page = started();
    const received: Quote[] = [];
    page.host.page
      .bind('shell')
      .state(quoteTopic)
      .subscribe((quote) => received.push(quote));
    page.complete();
    await pass(400);
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: null }), valid: false }));
    await pass(400);
    expect(
      received.map(({ state, price: known, soFarCents }) => [
        state,
        known?.final_price_cents ?? null,
        soFarCents ?? null,
      ]),
    ).toEqual([
      ['idle', null, null],
      ['idle', null, 12_900],
      ['asking', null, 12_900],
      ['priced', 12_900, 12_900],
      ['priced', 12_900, null],
      ['idle', null, null],
    ]);
  });

  it('the server’s message about the pickup date is shown for 20 s', async () => {
    const page = started(
      answering(
        shipPrice,
        priceOf(100, { pickup_date_error: true, pickup_date_error_message: 'Too late for today.' }),
      ),
    );
    page.complete();
    await pass(400);
    expect(page.alerts).toEqual(['20: Too late for today.']);
  });
});

it('the coupon of a saved booking is restored', async () => {
  const page = started();
  const restored: string[] = [];
  const shell = page.host.page.bind('shell');
  shell.events(sectionRestoredEvent).subscribe(({ section }) => restored.push(section));
  shell.publish(restoreRequestedEvent, { section: 'travelers', form: { coupon: 'NOT-OURS' } });
  shell.publish(restoreRequestedEvent, { section: 'checkout', form: { coupon: 'SPRING10' } });
  expect([restored, page.state().coupon]).toEqual([['checkout'], { typed: 'SPRING10', applied: 'SPRING10' }]);
});
