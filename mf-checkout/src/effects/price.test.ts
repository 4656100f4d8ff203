import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { priceToldEvent, quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { isUpdating } from '../state/selectors.ts';
import { goodLeg, goodPoints, goodTravelers, ground, oneWay } from '../testing/page-slices.ts';
import { guest } from '../testing/people.ts';
import { priceOf } from '../testing/prices.ts';
import { pass, payable, readyPage, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const price = 'pricing.ship-price';
const sentForm = (page: ReturnType<typeof started>, nth: number): unknown => {
  const call = page.called(price).at(nth);
  return call && (call.input as { body: unknown }).body;
};

describe('asking for the price', () => {
  it('PR-01 asks once everything that a price needs is there, with the cart and the whole form', async () => {
    const page = started();
    page.complete();
    await pass(49);
    expect(page.called(price)).toHaveLength(0);
    await pass(1);
    expect(page.called(price)).toHaveLength(1);
    expect(sentForm(page, 0)).toMatchObject({
      cart_id: 'cart_1',
      o_zip: '34102',
      roundtrip: 'false',
      pickup_carrier: 'FEDEX',
    });
    expect(page.state().quote).toMatchObject({ request: 'answered', price: { final_price_cents: 12_900 } });
    expect(page.host.troubles).toEqual([]);
  });

  it('PR-01 waits for a person who keeps choosing, and not for a trip that an answer completes again', async () => {
    const page = await readyPage();
    for (const day of ['2026-12-09', '2026-12-10', '2026-12-11'] as const) {
      page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground(day) }) }));
      await pass(250);
    }
    expect(page.called(price)).toHaveLength(1);
    await pass(50);
    expect(page.called(price)).toHaveLength(2);
    page.page.points(goodPoints({ valid: false }));
    await pass(250);
    page.page.points(goodPoints({ destination: { ...goodPoints().destination, zip: '78702' } }));
    await pass(50);
    expect(page.called(price)).toHaveLength(3);
    await pass(5000);
    expect(page.called(price)).toHaveLength(3);
  });

  it('RO-03 PR-01 requests the price again when the same pickup costs another fee', async () => {
    const page = await readyPage();
    page.page.itinerary(oneWay({ outbound: goodLeg({ pickupCents: cents(950) }) }));
    await pass(300);
    expect(page.called(price)).toHaveLength(2);
  });

  it('PR-11 sends the chosen pickup option by its type', async () => {
    const page = started();
    page.complete();
    await pass(300);
    expect(sentForm(page, 0)).toMatchObject({
      outbound_pickup: '1',
      pickup_service_options: { pickup: '1' },
    });
  });

  it.each([
    [
      'the ship points are not valid',
      (page: ReturnType<typeof started>) => page.page.points(goodPoints({ valid: false })),
    ],
    [
      'no outbound service is chosen',
      (page: ReturnType<typeof started>) =>
        page.page.itinerary(oneWay({ outbound: goodLeg({ service: null, valid: false }), valid: false })),
    ],
    [
      'a leg is not valid',
      (page: ReturnType<typeof started>) => page.page.itinerary(oneWay({ valid: false })),
    ],
    [
      'an item has no size',
      (page: ReturnType<typeof started>) => page.page.travelers(goodTravelers({ sized: false })),
    ],
  ])('PR-01 does not ask while %s', async (_name, spoil) => {
    const page = started();
    page.complete();
    spoil(page);
    await pass(5000);
    expect(page.called(price)).toHaveLength(0);
    expect(page.state().quote.request).toBe('idle');
  });

  it('PR-01 asks for no price while an order is being placed, and for none twice', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground('2026-12-09') }) }));
    await pass(5000);
    expect(page.called(price)).toHaveLength(1);
  });

  it('PR-01 asks the shell for a cart and waits for it', async () => {
    const page = started();
    page.page.session(guest);
    page.page.cart(null);
    page.page.points();
    page.page.travelers();
    page.page.itinerary();
    await pass(1000);
    expect([page.asked.cart, page.called(price).length]).toEqual([1, 0]);
    expect(isUpdating(page.state())).toBe(true);
    page.page.cart('cart_9');
    await pass(300);
    expect(sentForm(page, 0)).toMatchObject({ cart_id: 'cart_9' });
  });

  it('ER-12 says so when no cart can be had, and asks for one again', async () => {
    const page = started();
    page.complete();
    page.page.cart(null);
    await pass(11_000);
    expect(page.state().quote).toMatchObject({ request: 'failed', failure: 'unavailable' });
    page.checkout.store.dispatch({ type: 'price-retried' });
    await pass(400);
    expect(page.asked.cart).toBe(2);
  });

  it('SV-14 tells the page when what was chosen has no price, and when it has one again', async () => {
    let broken = true;
    const page = started(
      answering(shipPrice, () => {
        if (broken) throw refusal(500, 'internal');
        return priceOf(1000);
      }),
    );
    const told: boolean[] = [];
    page.host.page
      .bind('shell')
      .events(priceToldEvent)
      .subscribe(({ failed }) => told.push(failed));
    page.complete();
    await pass(60_000);
    broken = false;
    page.checkout.store.dispatch({ type: 'price-retried' });
    await pass(1000);
    expect(told).toEqual([true, false]);
  });

  it('PR-02 an answer to an older question never overwrites a newer one', async () => {
    const answers = [5000, 10].map((ms, index) => ({ ms, total: (index + 1) * 1000 }));
    const page = started(
      answering(shipPrice, async () => {
        const next = answers.shift() ?? { ms: 0, total: 1 };
        await new Promise((resolve) => setTimeout(resolve, next.ms));
        return priceOf(next.total);
      }),
    );
    page.complete();
    await pass(400);
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground('2026-12-09') }) }));
    await pass(10_000);
    expect(page.state().quote.price?.final_price_cents).toBe(2000);
  });

  it('PR-02 keeps the old price in sight and says that it is being replaced', async () => {
    const page = await readyPage();
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground('2026-12-09') }) }));
    expect(page.state().quote.price?.final_price_cents).toBe(12_900);
    expect(isUpdating(page.state())).toBe(true);
    await pass(400);
    expect(isUpdating(page.state())).toBe(false);
  });

  it('PR-01 asks for no new price when only a name was corrected', async () => {
    const page = await readyPage();
    const [ann] = goodTravelers().travelers;
    page.page.travelers(goodTravelers({ travelers: ann ? [{ ...ann, firstName: 'Anna' }] : [] }));
    await pass(1000);
    expect(page.called(price)).toHaveLength(1);
    expect(isUpdating(page.state())).toBe(false);
  });

  it('PR-03 asks again after 2 s when the order has no line items', async () => {
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

  it('ER-12 says why there is no price and requests it again on demand', async () => {
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

  it('PR-07 sends the coupon with the price request', async () => {
    const page = await readyPage();
    page.checkout.store.dispatch({ type: 'coupon-typed', text: ' SPRING10 ' });
    await pass(1000);
    expect(page.called(price)).toHaveLength(1);
    page.checkout.store.dispatch({ type: 'coupon-applied' });
    await pass(400);
    expect(sentForm(page, 1)).toMatchObject({ coupon: 'SPRING10' });
    page.checkout.store.dispatch({ type: 'coupon-removed' });
    await pass(400);
    expect(sentForm(page, 2)).not.toHaveProperty('coupon');
  });
});

describe('what the page learns of the price', () => {
  it('PR-02 publishes the last good price with the state of asking', async () => {
    const page = started();
    const told: Quote[] = [];
    page.host.page
      .bind('shell')
      .state(quoteTopic)
      .subscribe((quote) => told.push(quote));
    page.complete();
    await pass(400);
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: null }), valid: false }));
    await pass(400);
    expect(
      told.map(({ state, price: known, soFarCents }) => [
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

  it('tells the server’s words about the pickup date for 20 s', async () => {
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

it('restores the coupon of a saved booking and answers', async () => {
  const page = started();
  const restored: string[] = [];
  const shell = page.host.page.bind('shell');
  shell.events(sectionRestoredEvent).subscribe(({ section }) => restored.push(section));
  shell.publish(restoreRequestedEvent, { section: 'travelers', form: { coupon: 'NOT-OURS' } });
  shell.publish(restoreRequestedEvent, { section: 'checkout', form: { coupon: 'SPRING10' } });
  expect([restored, page.state().coupon]).toEqual([['checkout'], { typed: 'SPRING10', applied: 'SPRING10' }]);
});

it('ends every call, timer and subscription with the remote', async () => {
  const page = started();
  page.complete();
  await payable(page);
  page.stop();
  page.host.bus.dispose();
  await pass(60_000);
  expect([page.called(price).length, page.host.page.liveSubscriptions('mf-checkout')]).toEqual([0, 0]);
});
