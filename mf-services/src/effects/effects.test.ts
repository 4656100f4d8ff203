import { holidays, unavailableDays } from '@sendahead/shared-contracts/calendar/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions, pickupFees } from '@sendahead/shared-contracts/services/calls';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import * as fc from 'fast-check';
import { areDaysKnown } from '../state/days.ts';
import { servicesFrom } from '../testing/good-day.ts';
import { austinHome, bag, bothEnds, golfer, naplesClub } from '../testing/left-slices.ts';
import { pickupFee } from '../testing/services.ts';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const day = calendarDate;
const asked = 'services.combined-services-options';

async function planned(...answers: Parameters<typeof started>) {
  const page = started(...answers);
  page.tellPoints(bothEnds());
  page.tellTravelers(golfer(bag()));
  await pass(1000);
  return page;
}
type Page = Awaited<ReturnType<typeof planned>>;
const choose = async (page: Page, leg: 'outbound' | 'return', serviceLevelId: number) => {
  page.store.dispatch({ type: 'service-chosen', leg, serviceLevelId });
  await pass(1000);
};

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

describe('planning', () => {
  it('TR-11 asks nothing before the first bag is counted', async () => {
    const page = started();
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer());
    await pass(5000);
    expect(page.api.calls).toEqual([]);
    expect(page.last()).toMatchObject({ tripType: 'round_trip', valid: false });
  });

  it('TL-07 TL-13 takes the default pickup and the first day of the server', async () => {
    const page = await planned();
    expect(page.last()?.outbound).toMatchObject({ pickupFeeId: 1, pickupDate: '2026-11-24', service: null });
    expect(page.called('calendar.next-pickup-day')[0]?.input).toMatchObject({
      body: { facility_id: 7, zip_code: '34102', ship_date: '2026-11-21', dropoff: false },
    });
  });

  it('TL-17 OPEN-50 knows no day before both answers of the calendar are there', async () => {
    const slow = answering(holidays, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return {};
    });
    const page = await planned(slow);
    expect(areDaysKnown(page.store.getState(), 'outbound')).toBe(false);
    expect(page.last()?.outbound.pickupDate).toBeNull();
    await pass(3000);
    expect(areDaysKnown(page.store.getState(), 'outbound')).toBe(true);
    expect(page.last()?.outbound.pickupDate).toBe('2026-11-24');
  });

  it('TL-13 recomputes the pickup date for another origin', async () => {
    const page = await planned();
    page.tellPoints(bothEnds({ origin: { ...naplesClub(), club: null, kind: 'other', timeZone: null } }));
    await pass(1000);
    expect(page.called('calendar.next-pickup-day')).toHaveLength(2);
    page.store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
    await pass(1000);
    expect(page.last()?.outbound).toMatchObject({ pickupFeeId: 0, pickupDate: '2026-11-23' });
  });

  it('offers to try again when the pickup choices cannot be loaded', async () => {
    let broken = true;
    const page = await planned(
      answering(pickupFees, () => {
        if (broken) throw refusal(503, 'unavailable');
        return { pickup_fees: [pickupFee()] };
      }),
    );
    expect(page.last()?.outbound.pickupFeeId).toBeNull();
    broken = false;
    page.store.dispatch({ type: 'retried' });
    await pass(1000);
    expect(page.last()?.outbound.pickupFeeId).toBe(1);
  });

  it('keeps weekends and club days closed when the calendar cannot be loaded', async () => {
    const page = await planned(
      answering(unavailableDays, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(page.last()?.outbound.pickupDate).toBe('2026-11-24');
  });
});

describe('services', () => {
  it('SV-01 SV-02 SV-03 asks once places, sizes and date are there', async () => {
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

  it('asks once for a burst of changes, and not again for a name or contents', async () => {
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

  it('never lets a slow answer stand for newer bags', async () => {
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

  it('SV-08 SV-09 chooses, sets the arrival, and chooses again after new services came', async () => {
    const page = await planned();
    await choose(page, 'outbound', 1);
    expect(page.last()?.outbound).toMatchObject({ valid: true, service: { arrival_date: '2026-11-29' } });
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-01') });
    expect(page.last()?.outbound).toMatchObject({ valid: false, service: null, pickupDate: '2026-12-01' });
    await pass(1000);
    expect(page.last()?.outbound).toMatchObject({ valid: true, service: { arrival_date: '2026-12-06' } });
  });

  it('TL-16 a new pickup date clears arrival and return date, and asks anew', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-12-08') });
    await pass(1000);
    await choose(page, 'return', 1);
    expect(page.last()).toMatchObject({ valid: true, return: { pickupDate: '2026-12-08' } });
    const before = page.called(asked).length;
    page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: day('2026-12-02') });
    expect(page.last()).toMatchObject({
      valid: false,
      outbound: { service: null },
      return: { pickupDate: null, service: null },
    });
    expect(page.store.getState().return.note).toEqual({ kind: 'cleared', because: 'pickup_changed' });
    await pass(1000);
    expect(page.called(asked).length).toBe(before + 1);
  });

  it('TL-15 clears a return date that is no longer after the arrival', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-11-27') });
    await pass(1000);
    expect(page.last()?.return?.pickupDate).toBe('2026-11-27');
    await choose(page, 'outbound', 1);
    expect(page.last()?.return?.pickupDate).toBeNull();
    expect(page.store.getState().return.note).toEqual({ kind: 'cleared', because: 'arrival_later' });
  });

  it('TL-02 one-way has no way back, and what was planned returns with the round trip', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    page.store.dispatch({ type: 'date-chosen', leg: 'return', date: day('2026-12-08') });
    await pass(1000);
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
    await pass(1000);
    expect(page.last()).toMatchObject({ tripType: 'one_way', return: null, valid: true });
    page.store.dispatch({ type: 'trip-type-chosen', tripType: 'round_trip' });
    await pass(1000);
    expect(page.last()?.return?.pickupDate).toBe('2026-12-08');
  });

  it('ER-13 keeps the words of a refusal for want of carriers', async () => {
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

  it('can be asked for again after the connection was lost', async () => {
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
});

describe('a saved trip', () => {
  it('SV-09 comes back with its services chosen', async () => {
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
    // Not yet: whoever saves the page now would lose the services.
    expect(answers).toEqual([]);
    await pass(3000);
    expect(answers).toEqual(['itinerary']);
    expect(page.last()).toMatchObject({
      valid: true,
      outbound: { pickupFeeId: 0, pickupDate: '2026-12-01', service: { carrier_service_level_id: 5 } },
      return: { pickupFeeId: 1, pickupDate: '2026-12-10', service: { carrier_service_level_id: 1 } },
    });
  });

  it('SV-09 ends the same in whatever order and at whatever pace the page speaks', async () => {
    const told = {
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
          told[name](page);
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
      { numRuns: 30 },
    );
  });

  it('is answered at once where the person has decided otherwise, and where nothing was saved', async () => {
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

  it('publishes nothing that the contract refuses', async () => {
    const page = await planned();
    await choose(page, 'outbound', 3);
    expect(page.host.troubles).toEqual([]);
  });
});
