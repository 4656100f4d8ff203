import { contextTopic, restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { writeTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { dateWayOf } from '../state/date-way.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pass, started } from '../testing/started.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

interface Saved {
  readonly tripType: TripType;
  readonly pickupDate?: string;
  readonly returnPickupDate?: string;
  readonly arriveBy?: string;
}

const dayOf = (text: string | undefined) => (text === undefined ? null : day(text));

/** The remote on a page that was opened by a link, with both ends and a bag on it. */
async function opened(query: Record<string, string>, saved?: Saved) {
  const page = started();
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  if (saved) {
    const { tripType, pickupDate, returnPickupDate, arriveBy } = saved;
    const legOn = (date: string | undefined) => ({
      pickupDate: dayOf(date),
      pickupFeeId: null,
      serviceLevelId: null,
      carrier: '',
      arrivalDate: null,
    });
    page.host.page.bind('shell').publish(restoreRequestedEvent, {
      section: 'itinerary',
      form: {
        ...writeShipForm({
          points: null,
          travelers: null,
          itinerary: {
            tripType,
            outbound: legOn(pickupDate),
            return: tripType === 'one_way' ? null : legOn(returnPickupDate),
          },
          coupon: '',
          giftCard: '',
        }),
        ...writeTripPlan(
          arriveBy ? { arriveBy: day(arriveBy), returnArriveBy: null, cruise: null } : undefined,
        ),
      },
    });
  }
  page.tellPoints(bothEnds());
  page.tellTravelers(golfer(bag()));
  await pass(1000);
  return page;
}

describe('a link that opens the page', () => {
  it('RT-10 a link selects one-way', async () => {
    expect((await opened({ oneway: 'true' })).last()).toMatchObject({ tripType: 'one_way', return: null });
  });

  it('VL-03 a link sets its arrival date, and the ship date that was chosen for it', async () => {
    const page = await opened({ ship_date: '12/01/2026', arrive_by: '12/11/2026' });
    expect(page.last()?.outbound.pickupDate).toBe('2026-12-01');
    const state = page.store.getState();
    expect(state.outbound.arriveBy).toBe('2026-12-11');
    expect(dateWayOf(state, 'outbound')).toBe('arrival');
  });

  it("VL-03 a day is chosen for a link's arrival date if the link names none", async () => {
    const page = await opened({ arrive_by: '12/11/2026' });
    expect(page.called('services.price-calendar')).not.toEqual([]);
    expect(page.store.getState().outbound.arriveBy).toBe('2026-12-11');
  });

  it('RT-12 a link sets its ship date; a closed one moves to the next open day, and the page says so', async () => {
    const page = await opened({ ship_date: '12/01/2026' });
    expect(page.last()?.outbound.pickupDate).toBe('2026-12-01');
    const sunday = await opened({ ship_date: '12/06/2026' });
    expect(sunday.last()?.outbound.pickupDate).toBe('2026-12-08');
    expect(sunday.store.getState().outbound.note).toMatchObject({ kind: 'moved', from: '2026-12-06' });
  });

  it.each(['sameday', 'nextday'])(
    'RT-12 the link value %s selects the first possible day from then on',
    async (word) => {
      expect((await opened({ ship_date: word })).last()?.outbound.pickupDate).toBe('2026-11-24');
    },
  );

  it('SV-10 a link chooses the service by its code', async () => {
    const page = await opened({ service: 'ground', ship_date: '12/01/2026' });
    const { outbound } = page.store.getState();
    const offered = outbound.services.value?.items.find(
      ({ service_type_system_name: name }) => name === 'DOMESTIC_GROUND',
    );
    expect(offered).toBeDefined();
    expect(outbound.serviceLevelId).toBe(offered?.carrier_service_level_id);
  });

  it('RT-07 a link overrides a saved booking, and is overridden by it when the page is reloaded', async () => {
    const query = { triptype: 'one_way' };
    expect((await opened(query, { tripType: 'round_trip' })).last()?.tripType).toBe('one_way');
    expect((await opened(query, { tripType: 'round_trip' })).last()?.tripType).toBe('round_trip');
  });

  it('RT-12 VL-03 days that were chosen after the page was opened win over those of the link when it is reloaded', async () => {
    const query = { ship_date: '12/09/2026', arrive_by: '12/11/2026', return_date: '12/21/2026' };
    await opened(query);
    const chosen = { pickupDate: '2026-12-04', returnPickupDate: '2026-12-28', arriveBy: '2026-12-09' };
    const reloaded = await opened(query, { tripType: 'round_trip', ...chosen });
    const state = reloaded.store.getState();
    expect([state.outbound.date, state.return.date, state.outbound.arriveBy]).toEqual([
      '2026-12-04',
      '2026-12-28',
      '2026-12-09',
    ]);
    const { arriveBy: _, ...withoutDeadline } = chosen;
    const byPickup = await opened(query, { tripType: 'round_trip', ...withoutDeadline });
    expect(byPickup.store.getState().outbound).toMatchObject({ date: '2026-12-04', arriveBy: null });
  });
});
