import { servicesWantedAgainEvent } from '@sendahead/shared-contracts/page/assistance';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import * as fc from 'fast-check';
import { choose, type Page, planned } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pass, started, startedAt } from '../testing/started.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const savedForm = writeShipForm({
  points: null,
  travelers: null,
  itinerary: {
    tripType: 'round_trip',
    outbound: {
      pickupFeeId: 0,
      pickupDate: day('2026-12-01'),
      carrier: 'FEDEX',
      serviceLevelId: 5,
      arrivalDate: day('2026-12-04'),
    },
    return: {
      pickupFeeId: 1,
      pickupDate: day('2026-12-10'),
      carrier: 'FEDEX',
      serviceLevelId: 1,
      arrivalDate: day('2026-12-15'),
    },
  },
  coupon: '',
  giftCard: '',
});
const restore = (page: Page) =>
  page.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form: savedForm });

describe('a saved trip', () => {
  it('SV-09 a saved trip is restored with its services chosen', async () => {
    const page = started();
    const answers: string[] = [];
    page.host.page
      .bind('shell')
      .events(sectionRestoredEvent)
      .subscribe(({ section }) => answers.push(section));
    restore(page);
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer(bag()));
    await pass(300);
    // Not yet: saving the page now would lose the services.
    expect(answers).toEqual([]);
    await pass(3000);
    expect(answers).toEqual(['itinerary']);
    expect(page.last()).toMatchObject({
      valid: true,
      outbound: { pickupFeeId: 0, pickupDate: '2026-12-01', service: { carrier_service_level_id: 5 } },
      return: { pickupFeeId: 1, pickupDate: '2026-12-10', service: { carrier_service_level_id: 1 } },
    });
  });

  it('TK-06 a past pickup date is replaced by today', async () => {
    const page = startedAt('2026-11-23T15:00:00Z');
    const past = { ...savedForm, pickup_date: '2026-11-20' };
    page.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form: past });
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer(bag()));
    await pass(3000);
    expect(page.last()).toMatchObject({ outbound: { pickupDate: '2026-11-23' } });
  });

  it('TK-05 services are requested again on demand', async () => {
    const page = started();
    restore(page);
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer(bag()));
    await pass(3000);
    const asked = () => page.called(combinedServicesOptions.name).length;
    const before = asked();
    page.host.page.bind('shell').publish(servicesWantedAgainEvent, {});
    await pass(3000);
    expect(asked()).toBeGreaterThan(before);
    expect(page.last()).toMatchObject({ outbound: { service: { carrier_service_level_id: 5 } } });
  });

  it("SV-09 ends the same for any order and pace of the page's events", async () => {
    const answer = {
      points: (page: Page) => page.tellPoints(bothEnds()),
      travelers: (page: Page) => page.tellTravelers(golfer(bag())),
      restore,
    };
    const order = fc.shuffledSubarray(['points', 'travelers', 'restore'] as const, { minLength: 3 });
    const pauses = fc.array(fc.constantFrom(0, 60, 400, 1500), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(order, pauses, async (names, waits) => {
        const page = started();
        for (const [index, name] of names.entries()) {
          answer[name](page);
          await pass(waits[index] ?? 0);
        }
        await pass(5000);
        const last = page.last();
        page.stop();
        expect(last).toMatchObject({
          valid: true,
          outbound: { pickupFeeId: 0, pickupDate: '2026-12-01', service: { carrier_service_level_id: 5 } },
          return: { pickupFeeId: 1, pickupDate: '2026-12-10', service: { carrier_service_level_id: 1 } },
        });
      }),
      { numRuns: 20 },
    );
  });

  it('restore answers immediately when the person has changed the plan, and when nothing was saved', async () => {
    const page = started();
    let answers = 0;
    page.host.page
      .bind('shell')
      .events(sectionRestoredEvent)
      .subscribe(() => {
        answers += 1;
      });
    restore(page);
    expect(answers).toBe(0);
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
    expect(answers).toBe(1);
    page.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form: {} });
    expect(answers).toBe(2);
  });

  it('restore publishes nothing that the contract refuses', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    expect(page.host.troubles).toEqual([]);
  });
});
