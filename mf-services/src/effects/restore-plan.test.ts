import { restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import type { TripPlan } from '@sendahead/shared-contracts/services/trip-plan';
import { writeTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { arriveByOf } from '../state/arrive-by.ts';
import { choose, type Page, planned } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pass, started } from '../testing/started.ts';
import { bag, bothEnds, golfer } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sailing = {
  line: 'Aurora Line',
  ship: 'Aurora Skye',
  port: { id: 5002, name: 'North Terminal' },
  sails: day('2026-12-13'),
};

/** The trip as the shell saves it, and restores it on a reload. */
const savedOf = (page: Page) => {
  const itinerary = page.last();
  if (!itinerary) throw new Error('the page has published no trip');
  const { outbound, tripType, plan } = itinerary;
  const choice = {
    pickupFeeId: outbound.pickupFeeId,
    pickupDate: outbound.pickupDate,
    carrier: '',
    serviceLevelId: outbound.service?.carrier_service_level_id ?? null,
    arrivalDate: outbound.service?.arrival_date ?? null,
  };
  const slices = { points: null, travelers: null, coupon: '', giftCard: '' };
  return {
    ...writeShipForm({ ...slices, itinerary: { tripType, outbound: choice, return: null } }),
    ...writeTripPlan(plan),
  };
};

async function plannedBy(arriveBy: string): Promise<Page> {
  const page = await planned();
  page.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
  page.store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: day(arriveBy) });
  await pass(3000);
  return page;
}

async function reloaded(form: ReturnType<typeof savedOf>): Promise<Page> {
  const page = started();
  page.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form });
  page.tellPoints(bothEnds());
  page.tellTravelers(golfer(bag()));
  await pass(5000);
  return page;
}

describe('a plan restored with the booking', () => {
  it('VL-03 the arrival deadline is restored, with the day and service chosen for it', async () => {
    const before = await plannedBy('2026-12-18');
    const after = await reloaded(savedOf(before));
    expect(after.last()?.plan).toEqual({ arriveBy: '2026-12-18', returnArriveBy: null, cruise: null });
    expect(after.last()?.outbound.pickupDate).toBe(before.last()?.outbound.pickupDate);
    expect(arriveByOf(after.store.getState(), 'outbound')).toMatchObject({ kind: 'taken' });
  });

  it('VL-03 SV-23 a service chosen instead of the best one is kept on its own day', async () => {
    const before = await plannedBy('2026-12-18');
    await choose(before, 'outbound', 3);
    const after = await reloaded(savedOf(before));
    expect(after.last()?.outbound.service?.carrier_service_level_id).toBe(3);
    expect(arriveByOf(after.store.getState(), 'outbound')).toMatchObject({ kind: 'taken', own: true });
  });

  it('VL-03 another deadline chosen afterwards selects the best day again', async () => {
    const before = await plannedBy('2026-12-18');
    await choose(before, 'outbound', 3);
    const after = await reloaded(savedOf(before));
    after.store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: day('2026-12-16') });
    await pass(3000);
    expect(arriveByOf(after.store.getState(), 'outbound')).toMatchObject({ kind: 'taken' });
  });

  it('VL-03 a booking without a deadline shows no plan', async () => {
    expect((await planned()).last()).not.toHaveProperty('plan');
  });

  it('MD-09 a restored cruise is published as one whose port is already filled in', async () => {
    const before = await planned();
    before.store.dispatch({ type: 'trip-type-chosen', tripType: 'one_way' });
    before.store.dispatch({ type: 'cruise-chosen', cruise: sailing });
    await pass(3000);
    const after = started();
    const published: unknown[] = [];
    after.host.page
      .bind('mf-addresses')
      .events(cruiseChosenEvent)
      .subscribe((event) => published.push(event));
    const form = savedOf(before);
    after.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form });
    await pass(100);
    expect(after.store.getState().cruise.chosen).toEqual(sailing);
    expect(after.store.getState().outbound.arriveBy).toBe('2026-12-11');
    expect(published).toEqual([{ line: sailing.line, port: sailing.port, again: true }]);
  });

  it.each<TripPlan>([
    { arriveBy: day('2026-11-20'), returnArriveBy: day('2026-11-20'), cruise: null },
    { arriveBy: null, returnArriveBy: null, cruise: { ...sailing, sails: day('2026-11-20') } },
  ])('MD-09 VL-03 a past deadline is not planned for: %j', async (plan) => {
    const form = { ...savedOf(await planned()), ...writeTripPlan(plan) };
    const after = await reloaded(form);
    expect(after.last()?.outbound.pickupDate).not.toBeNull();
    expect(after.last()).not.toHaveProperty('plan');
  });
});
