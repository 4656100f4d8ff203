import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { checkoutTopic, orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { addDays, calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import { servicesFrom } from '../testing/happy-path.ts';
import { choose, planned } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pass, started } from '../testing/started.ts';
import { austinHome, bag, bothEnds, golfer } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked = 'services.combined-services-options';

describe('services', () => {
  it('SV-01 SV-02 SV-03 services are requested when places, sizes and date are known', async () => {
    const page = started();
    page.tellTravelers(golfer(bag({ size: '' })));
    page.tellPoints(bothEnds({ destination: austinHome({ zip: '00000' }) }));
    await pass(1000);
    page.tellPoints(bothEnds());
    await pass(1000);
    page.tellPoints(bothEnds({ duplicate: true }));
    await pass(1000);
    expect(page.called(asked)).toHaveLength(0);
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer(bag()));
    await pass(1000);
    expect(page.called(asked)).toHaveLength(0);
    page.pickUpOn('2026-11-24');
    await pass(1000);
    expect(page.called(asked)).toHaveLength(1);
    expect(page.called(asked)[0]?.input).toMatchObject({
      body: {
        o_zip: '34102',
        d_zip: '78701',
        roundtrip: 'true',
        pickup_date: '2026-11-24',
        outbound_pickup: '1',
      },
    });
  });

  it('SV-13 the request contains the intended payment method, and another method causes no new request', async () => {
    const page = await planned();
    const meant = (method: string) =>
      page.host.page.bind('mf-checkout').publish(checkoutTopic, { phase: 'idle', method });
    expect(page.called(asked)[0]?.input).not.toMatchObject({ body: { payment_method: expect.anything() } });
    meant('previousCard');
    await pass(1000);
    expect(page.called(asked)).toHaveLength(1);
    page.tellTravelers(golfer(bag(), bag()));
    await pass(1000);
    expect(page.called(asked)[1]?.input).toMatchObject({ body: { payment_method: 'previousCard' } });
  });

  it("CO-82 PR-10 the request names the page's cart, which may limit or correct the offers", async () => {
    const page = await planned();
    expect(page.called(asked)[0]?.input).not.toMatchObject({ body: { cart_id: expect.anything() } });
    page.host.page.bind('shell').publish(contextTopic, {
      brand: 'golf',
      brandId: 1,
      micrositeId: null,
      layout: 'compact',
      cart: { id: 'crt_1', displayId: 'SA-1' },
      query: {},
    });
    page.tellTravelers(golfer(bag(), bag()));
    await pass(1000);
    expect(page.called(asked)[1]?.input).toMatchObject({ body: { cart_id: 'crt_1' } });
  });

  it("RL-07 SV-13 the request contains the variant of the visitor's experiment, and none otherwise", async () => {
    const page = await planned();
    expect(page.called(asked)[0]?.input).not.toMatchObject({
      body: { experiment_variation_id: expect.anything() },
    });
    Object.assign(page.host.boot.flags, { form_length: 'long' });
    page.tellTravelers(golfer(bag(), bag()));
    await pass(1000);
    expect(page.called(asked)[1]?.input).toMatchObject({ body: { experiment_variation_id: 'long' } });
  });

  it('a burst of changes causes one request, and a name or contents none', async () => {
    const page = await planned();
    for (const count of [2, 3, 4]) {
      page.tellTravelers(golfer(...Array.from({ length: count }, () => bag())));
      await pass(100);
    }
    await pass(1000);
    expect(page.called(asked)).toHaveLength(2);
    page.tellTravelers(golfer(...Array.from({ length: 4 }, () => bag({ contents: 'Clubs' }))));
    await pass(1000);
    expect(page.called(asked)).toHaveLength(2);
  });

  it('a looked-up place is not debounced, but one that is being typed is', async () => {
    const page = await planned();
    page.tellPoints(bothEnds({ destination: austinHome({ zip: '78702' }), settled: true }));
    await pass(50);
    expect(page.called(asked)).toHaveLength(2);
    for (const city of ['Aust', 'Austi', 'Austin City']) {
      page.tellPoints(bothEnds({ destination: austinHome({ zip: '78702', city }), settled: false }));
      await pass(250);
    }
    expect(page.called(asked)).toHaveLength(2);
    await pass(50);
    expect(page.called(asked)).toHaveLength(3);
  });

  it('counting and choosing are debounced, regardless of earlier lookups', async () => {
    const page = await planned();
    page.tellPoints(bothEnds({ destination: austinHome({ zip: '78702' }), settled: true }));
    await pass(1000);
    for (const count of [2, 3, 4]) {
      page.tellTravelers(golfer(...Array.from({ length: count }, () => bag())));
      await pass(250);
    }
    expect(page.called(asked)).toHaveLength(2);
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-01') });
    await pass(250);
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-02') });
    await pass(1000);
    expect(page.called(asked)).toHaveLength(3);
  });

  it('SV-05 services are requested 2 s after pickup changes to drop-off, and immediately after the next change', async () => {
    const page = await planned();
    const before = page.called(asked).length;
    page.store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
    await pass(1900);
    expect(page.called(asked)).toHaveLength(before);
    await pass(1500);
    expect(page.called(asked)).toHaveLength(before + 1);
    page.tellTravelers(golfer(bag(), bag()));
    await pass(500);
    expect(page.called(asked)).toHaveLength(before + 2);
  });

  it('a slow answer never applies to newer bags', async () => {
    let calls = 0;
    const slowFirst = answering(combinedServicesOptions, async ({ body }) => {
      calls += 1;
      const turn = calls;
      await new Promise((resolve) => setTimeout(resolve, turn === 1 ? 5000 : 10));
      const services = turn === 1 ? [] : servicesFrom(body.pickup_date);
      return {
        default_services: { outbound: { enabled: true, next_day_pickup: null, services }, return: null },
        travelers: [],
        has_valid_adjustment: false,
      };
    });
    const page = await planned(slowFirst);
    page.tellTravelers(golfer(bag(), bag()));
    await pass(10_000);
    expect(page.store.getState().outbound.services.value?.items).toHaveLength(3);
  });

  it('ER-13 the message of a refusal for lack of carriers is kept', async () => {
    const page = await planned(
      answering(combinedServicesOptions, () => {
        throw refusal(422, 'no_service', { message: 'No carrier serves this place.' });
      }),
    );
    expect(page.store.getState().outbound.services.value).toMatchObject({
      items: [],
      message: 'No carrier serves this place.',
    });
    expect(page.last()?.outbound.valid).toBe(false);
  });

  it('services can be requested again after the connection was lost', async () => {
    let broken = true;
    const page = await planned(
      answering(combinedServicesOptions, ({ body }) => {
        if (broken) throw refusal(0, 'connection_lost');
        return {
          default_services: {
            outbound: { enabled: true, next_day_pickup: null, services: servicesFrom(body.pickup_date) },
            return: null,
          },
          travelers: [],
          has_valid_adjustment: false,
        };
      }),
    );
    expect(page.store.getState().outbound.services.value).toBeNull();
    broken = false;
    page.store.dispatch({ type: 'retried' });
    await pass(1000);
    expect(page.store.getState().outbound.services.value?.items).toHaveLength(3);
  });

  it('PY-17 services are requested again when an order was refused for another price or day, and the moved day is reported', async () => {
    let late = 0;
    const page = await planned(
      answering(combinedServicesOptions, ({ body }) => ({
        default_services: {
          outbound: {
            enabled: true,
            next_day_pickup: null,
            services: servicesFrom(body.pickup_date).map((service) => ({
              ...service,
              arrival_date: addDays(service.arrival_date, late),
            })),
          },
          return: null,
        },
        travelers: [],
        has_valid_adjustment: false,
      })),
    );
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
    await choose(page, 'outbound', 1);
    const before = page.called(asked).length;
    late = 1;
    const checkout = page.host.page.bind('mf-checkout');
    for (const code of ['card_declined', 'recalc']) {
      checkout.publish(orderRefusedEvent, { code });
      await pass(1000);
    }
    expect(page.called(asked)).toHaveLength(before + 1);
    expect(page.last()?.outbound.service?.arrival_date).toBe('2026-11-30');
    // Never invalid in between: the card fields below would be removed.
    expect(page.published.slice(-2).map(({ valid }) => valid)).toEqual([true, true]);
    expect(page.store.getState().outbound.arrivalMoved).toEqual({ from: '2026-11-29', to: '2026-11-30' });
    await choose(page, 'outbound', 3);
    expect(page.store.getState().outbound.arrivalMoved).toBeNull();
  });
});
