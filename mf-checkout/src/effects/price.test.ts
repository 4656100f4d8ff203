import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
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
  it('PR-01 the price is requested once all its inputs are known, with the cart and the whole form', async () => {
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

  it('PR-01 the request waits for a person who keeps choosing, but not for a trip that an answer completes', async () => {
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

  it('RO-03 PR-01 the price is requested again when the fee of the same pickup changes', async () => {
    const page = await readyPage();
    page.page.itinerary(oneWay({ outbound: goodLeg({ pickupCents: cents(950) }) }));
    await pass(300);
    expect(page.called(price)).toHaveLength(2);
  });

  it("RL-07 PR-10 the request contains the visitor's experiment and variant, if any", async () => {
    const page = await readyPage();
    expect(sentForm(page, 0)).not.toHaveProperty('experiment_id');
    Object.assign(page.host.boot.flags, { form_length: 'long' });
    page.page.points(goodPoints({ destination: { ...goodPoints().destination, zip: '78702' } }));
    await pass(300);
    expect(sentForm(page, -1)).toMatchObject({
      experiment_id: 'form_length',
      experiment_variation_id: 'long',
    });
  });

  it('PR-11 the request contains the chosen pickup option by its type', async () => {
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
  ])('PR-01 no price is requested while %s', async (_name, spoil) => {
    const page = started();
    page.complete();
    spoil(page);
    await pass(5000);
    expect(page.called(price)).toHaveLength(0);
    expect(page.state().quote.request).toBe('idle');
  });

  it('PR-01 no price is requested while an order is being placed, and none twice', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground('2026-12-09') }) }));
    await pass(5000);
    expect(page.called(price)).toHaveLength(1);
  });

  it('PR-01 a cart is requested from the shell first', async () => {
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

  it('ER-12 the page says so if no cart can be opened, and requests one again', async () => {
    const page = started();
    page.complete();
    page.page.cart(null);
    await pass(11_000);
    expect(page.state().quote).toMatchObject({ request: 'failed', failure: 'unavailable' });
    page.checkout.store.dispatch({ type: 'price-retried' });
    await pass(400);
    expect(page.asked.cart).toBe(2);
  });

  it('PR-02 an answer to an older request never overwrites a newer one', async () => {
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

  it('PR-02 the old price remains visible and is marked as being replaced', async () => {
    const page = await readyPage();
    page.page.itinerary(oneWay({ outbound: goodLeg({ service: ground('2026-12-09') }) }));
    expect(page.state().quote.price?.final_price_cents).toBe(12_900);
    expect(isUpdating(page.state())).toBe(true);
    await pass(400);
    expect(isUpdating(page.state())).toBe(false);
  });

  it('PR-01 correcting a name requests no new price', async () => {
    const page = await readyPage();
    const [ann] = goodTravelers().travelers;
    page.page.travelers(goodTravelers({ travelers: ann ? [{ ...ann, firstName: 'Anna' }] : [] }));
    await pass(1000);
    expect(page.called(price)).toHaveLength(1);
    expect(isUpdating(page.state())).toBe(false);
  });

  it('PR-07 the price request contains the coupon', async () => {
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

it('every call, timer and subscription ends with the remote', async () => {
  const page = started();
  page.complete();
  await payable(page);
  page.stop();
  page.host.bus.dispose();
  await pass(60_000);
  expect([page.called(price).length, page.host.page.liveSubscriptions('mf-checkout')]).toEqual([0, 0]);
});
