import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { nextPickupDay } from '@sendahead/shared-contracts/calendar/calls';
import { cutOffTimes, sameDayDropOffCutOff } from '@sendahead/shared-contracts/calendar/cut-off-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions, pickupFees } from '@sendahead/shared-contracts/services/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pickupFee, serviceOption } from '../../testing/services.ts';
import { pass, type started, startedAt } from '../../testing/started.ts';
import { bag, bothEnds, golfer } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

/** A Monday morning at the origin. */
const today = calendarDate('2026-11-23');

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => import('../../features/same-day-alert/same-day-dialog.tsx'));
beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

/** The page with ground bags for today, unless `over` changes that. */
async function goingToday({
  service = {},
  fee = {},
  answers = [],
}: {
  service?: Parameters<typeof serviceOption>[0];
  fee?: Parameters<typeof pickupFee>[0];
  answers?: Parameters<typeof started>;
} = {}) {
  const page = startedAt(
    '2026-11-23T15:00:00Z',
    ...answers,
    answering(nextPickupDay, { date: today }),
    answering(pickupFees, {
      pickup_fees: [
        pickupFee(fee),
        pickupFee({
          id: 0,
          pickup_fees_title: 'Drop off at a carrier store',
          price_cents: 0,
          default: false,
        }),
      ],
    }),
    answering(combinedServicesOptions, {
      default_services: {
        outbound: {
          enabled: true,
          next_day_pickup: null,
          services: [
            serviceOption(service),
            serviceOption({
              carrier_service_level_id: 3,
              service_name: 'NEXT DAY AIR',
              service_type_system_name: 'DOMESTIC_1_DAY',
            }),
          ],
        },
        return: null,
      },
      travelers: [],
      has_valid_adjustment: false,
    }),
  );
  render(<ItinerarySection store={page.store} host={page.host} />);
  const wait = (ms: number) => act(() => pass(ms));
  act(() => {
    page.tellPoints(bothEnds({ origin: { ...bothEnds().origin, club: null, kind: 'other' } }));
    page.tellTravelers(golfer(bag()));
    page.pickUpOn(today);
  });
  await wait(1000);
  await wait(1000);
  const choose = async (serviceLevelId: number) => {
    act(() => page.store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId }));
    await wait(1000);
  };
  const press = async (name: RegExp) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await wait(2000);
  };
  return { ...page, choose, press, outbound: () => page.store.getState().outbound };
}
const alert = () => screen.queryByRole('dialog', { name: 'This service can’t pick up today' });

describe('bags that would travel by ground today', () => {
  it('TL-19 MD-18 ground bags for today open a dialog that only an answer closes', async () => {
    const { choose, outbound } = await goingToday();
    expect(outbound().date).toBe(today);
    expect(alert()).toBeNull();
    await choose(1);
    expect(alert()).toBeVisible();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Escape}');
    expect(alert()).toBeVisible();
  });

  it('TL-19 ground services for a pickup today are not called the cheapest, and say that they need notice', async () => {
    const { press, choose } = await goingToday();
    const ground = () => screen.getAllByRole('radio', { name: /Ground/i })[0]?.closest('label');
    expect(ground()).toHaveTextContent('Needs a day’s notice for a pickup');
    expect(ground()).not.toHaveTextContent(/Cheapest|Pickup/);
    await choose(1);
    await press(/Drop off/);
    expect(ground()).not.toHaveTextContent('Needs a day’s notice');
  });

  it('TL-21 ground bags for today can be dropped off instead', async () => {
    const { choose, press, outbound } = await goingToday();
    await choose(1);
    await press(/Drop off/);
    expect(alert()).toBeNull();
    expect(outbound()).toMatchObject({ feeChoice: 0, date: today, serviceLevelId: 1 });
  });

  it('TL-06 TL-21 dropping off instead is explained like any drop-off', async () => {
    const { choose, press, store } = await goingToday();
    await choose(1);
    await press(/Drop off/);
    expect(store.getState().dropOffInfo).toBe('outbound');
  });

  it('TL-19 no question is asked if a same-day pickup is chosen', async () => {
    const { choose } = await goingToday({ fee: { sameday: true } });
    await choose(1);
    expect(alert()).toBeNull();
  });

  it('TL-22 ground bags for today can be picked up on the next business day with the same service', async () => {
    const { choose, press, outbound } = await goingToday();
    await choose(1);
    await press(/Pick up on Tue, Nov 24/);
    expect(alert()).toBeNull();
    expect(outbound()).toMatchObject({ date: '2026-11-24', serviceLevelId: 1 });
    expect(screen.getByRole('radio', { name: /FedEx GROUND/i })).toBeChecked();
  });

  it('TL-23 closing the dialog clears the service and its arrival', async () => {
    const { choose, press, outbound, last } = await goingToday();
    await choose(1);
    await press(/^Close/);
    expect(alert()).toBeNull();
    expect(outbound().serviceLevelId).toBeNull();
    expect(last()?.outbound.service).toBeNull();
  });

  it.each([
    ['another level', 3, {}],
    ['UPS', 1, { carrier_system_name: 'UPS' }],
    ['FedEx Express Saver', 1, { service_name: 'EXPRESS SAVER' }],
  ] as const)('TL-20 no question is asked with %s', async (_, level, service) => {
    const { choose } = await goingToday({ service });
    await choose(level);
    expect(alert()).toBeNull();
  });
});

describe('the cut-off at the origin', () => {
  it('TL-18 OPEN-64 the cut-off moves a pickup today to the next business day, and the page says so', async () => {
    const { outbound, called } = await goingToday({
      answers: [
        answering(cutOffTimes, {
          success: true,
          new_date: calendarDate('2026-11-24'),
          origin_local_hour: 17,
        }),
      ],
    });
    expect(called('calendar.cut-off-times')).toHaveLength(1);
    expect(outbound().date).toBe('2026-11-24');
    expect(screen.getByText(/It’s too late to hand over bags on Mon, Nov 23/)).toBeVisible();
  });

  it("TL-18 OPEN-64 the store's cut-off applies when bags are dropped off today", async () => {
    const { store, outbound, called } = await goingToday({
      answers: [answering(sameDayDropOffCutOff, { past: true, next_day: calendarDate('2026-11-25') })],
    });
    act(() => store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 }));
    await act(() => pass(1000));
    expect(called('calendar.same-day-drop-off-cut-off')).toHaveLength(1);
    expect(outbound().date).toBe('2026-11-25');
  });
});
