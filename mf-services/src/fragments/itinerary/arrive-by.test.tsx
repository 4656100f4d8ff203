import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { type PricedDay, priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { act, screen, within } from '@testing-library/react';
import { problemsOf } from '../../state/problems.ts';
import { openUndated } from '../../testing/open-undated.tsx';
import { choose } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bag, golfer } from '../../testing/upstream-slices.ts';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => Promise.all([readCalendar(), import('../../features/date-choice/date-choice.tsx')]));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked = 'services.price-calendar';

const cheapestOn = (date: string, arrival: string): PricedDay[] => [
  {
    date: calendarDate(date),
    reason: null,
    cheapest: {
      carrier_service_level_id: 3,
      service_type_name: 'NEXT DAY AIR',
      carrier: 'FedEx',
      price_cents: cents(16_900),
      arrival_date: calendarDate(arrival),
    },
  },
];
const pickup = () => screen.getByRole('textbox', { name: /^Pickup date/ });

describe('an arrival deadline', () => {
  it('an arrival deadline selects the latest pickup at the lowest price that is in time, and says why', async () => {
    const { by, last, called, sayBy } = await openUndated();
    expect(screen.getByRole('radio', { name: 'Arrive by' })).toBeChecked();
    expect(called(asked)).toHaveLength(0);
    await by('12/09/2026');
    expect(called(asked)[0]?.input).toMatchObject({ body: { until: '2026-12-09', arrive_by: '2026-12-08' } });
    expect(last()?.outbound).toMatchObject({
      pickupDate: '2026-12-03',
      service: { arrival_date: '2026-12-08' },
    });
    expect(
      screen.getByText(
        'Pickup on Thu, Dec 3 with FedEx Ground arrives Tue, Dec 8. It’s the lowest price that leaves a day to spare before Wed, Dec 9.',
      ),
    ).toBeVisible();
    await sayBy('Pick up on');
    expect(pickup()).toHaveValue('12/03/2026');
  });

  it('MD-17 an arrival deadline in the holiday weeks leaves two spare days, and says so', async () => {
    const { by, called } = await openUndated();
    await by('12/23/2026');
    expect(called(asked)[0]?.input).toMatchObject({ body: { arrive_by: '2026-12-21' } });
    expect(
      screen.getByText(/leaves 2 days to spare, since carriers are slower around the holidays\.$/),
    ).toBeVisible();
  });

  it('a day without spare days is chosen if there is no other, and the page says so', async () => {
    const tight = answering(priceCalendar, ({ body }) => ({
      days: body.arrive_by === '2026-11-25' ? cheapestOn('2026-11-24', '2026-11-25') : [],
    }));
    const { by, last } = await openUndated(tight);
    await by('11/25/2026');
    expect(last()?.outbound.pickupDate).toBe('2026-11-24');
    expect(
      screen.getByText(/It’s the lowest price that arrives in time, with no day to spare\.$/),
    ).toBeVisible();
  });

  it('the next days are buttons, and closed ones say why they cannot be chosen', async () => {
    const { user, last } = await openUndated();
    const days = within(screen.getByRole('group', { name: 'Bags must arrive by: next days' }));
    expect(days.getByRole('radio', { name: 'Sat, Nov 28 Weekend' })).toBeDisabled();
    expect(days.getByRole('radio', { name: 'Thu, Nov 26 Thanksgiving Day' })).toBeDisabled();
    await user.click(days.getByRole('radio', { name: 'Fri, Dec 4' }));
    await act(() => pass(2000));
    expect(screen.getByRole('textbox', { name: 'Bags must arrive by' })).toHaveValue('12/04/2026');
    expect(last()?.outbound.pickupDate).not.toBeNull();
  });

  it('TL-19 no date is filled in, so that nothing is asked about a pickup today', async () => {
    const { last, called } = await openUndated();
    expect(last()?.outbound.pickupDate).toBeNull();
    expect(called('services.combined-services-options')).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Choose an arrival date to see services.')).toBeVisible();
  });

  it('emptying the deadline clears the day that was chosen for it', async () => {
    const { by, user, last } = await openUndated();
    await by('12/09/2026');
    await user.clear(screen.getByRole('textbox', { name: 'Bags must arrive by' }));
    await user.tab();
    await act(() => pass(2000));
    expect(last()?.outbound.pickupDate).toBeNull();
    expect(screen.getByRole('radio', { name: 'Arrive by' })).toBeChecked();
  });

  it('TL-16 the return day is looked up again when another outbound day has cleared it', async () => {
    const page = await openUndated();
    act(() => page.pickUpOn('2026-11-24'));
    await act(() => pass(1000));
    await act(() => choose(page, 'outbound', 3));
    await page.by('12/16/2026', /must be back by/);
    expect(page.last()?.return?.pickupDate).toBe('2026-12-10');
    act(() => page.pickUpOn('2026-11-25'));
    await act(() => pass(3000));
    expect(page.last()?.return?.pickupDate).toBe('2026-12-10');
  });

  it('SV-19 another arrival day keeps a return date that is still possible, and how it is entered', async () => {
    const page = await openUndated();
    await page.by('12/04/2026');
    act(() => page.store.dispatch({ type: 'date-chosen', leg: 'return', date: calendarDate('2026-12-22') }));
    const before = page.last()?.outbound.pickupDate;
    await page.by('12/09/2026');
    expect(page.last()?.outbound.pickupDate).not.toBe(before);
    expect(page.last()?.return?.pickupDate).toBe('2026-12-22');
    expect(screen.queryByText(/We cleared the return date/)).toBeNull();
    expect(
      within(screen.getByRole('group', { name: 'Your return date' })).getByRole('radio', {
        name: 'Pick up on',
      }),
    ).toBeChecked();
  });

  it('if no service is in time, the page says so and leaves the date empty', async () => {
    const { by, last } = await openUndated(answering(priceCalendar, { days: [] }));
    await by('11/25/2026');
    expect(screen.getByText('No service arrives by Wed, Nov 25. Please choose a later day.')).toBeVisible();
    expect(last()?.outbound.pickupDate).toBeNull();
  });

  it('a choice that is too late is reported, and one in time is not', async () => {
    const page = await openUndated();
    const { by, store } = page;
    await by('12/09/2026');
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-02') }));
    await act(() => choose(page, 'outbound', 3));
    expect(screen.getByText('Your bags arrive Thu, Dec 3, in time for Wed, Dec 9.')).toBeVisible();
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }));
    await act(() => pass(2000));
    expect(screen.getByText(/Your bags arrive Thu, Dec 10, but you need them by Wed, Dec 9/)).toBeVisible();
  });

  it('VL-26 a late choice blocks the trip until its arrival is accepted or another day is chosen', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    const late = { type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') } as const;
    act(() => page.store.dispatch(late));
    await act(() => pass(2000));
    await act(() => choose(page, 'outbound', 3));
    const problems = () =>
      problemsOf(page.store.getState()).flatMap(({ leg, problem }) => (leg === 'outbound' ? problem : []));
    expect(problems()).toEqual(['arrives_late']);
    await page.press('Thu, Dec 10 is fine');
    await act(() => pass(2000));
    expect(problems()).toEqual([]);
    expect(page.last()?.outbound).toMatchObject({ pickupDate: '2026-12-09' });
    expect(page.store.getState().outbound.arriveBy).toBe('2026-12-10');
  });

  it('services are chosen again for other bags, and a date changed by hand since then is kept', async () => {
    const { by, store, tellTravelers, called } = await openUndated();
    await by('12/09/2026');
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-02') }));
    act(() => tellTravelers(golfer(bag(), bag())));
    await act(() => pass(2000));
    expect(called(asked)).toHaveLength(2);
    expect(pickup()).toHaveValue('12/02/2026');
  });

  it('the day can be looked up again after a failure', async () => {
    let down = true;
    const { press, by } = await openUndated(
      answering(priceCalendar, () => {
        if (down) throw refusal(503, 'unavailable');
        return { days: [] };
      }),
    );
    await by('12/09/2026');
    expect(screen.getByText('We couldn’t check which days arrive on time.')).toBeVisible();
    down = false;
    await press('Try again');
    expect(screen.getByText(/No service arrives by/)).toBeVisible();
  });

  it.each([
    ['12/05/2026', 'Weekend'],
    ['12/07/2026', 'Origin Club Closed'],
  ])('VL-01 VL-03 bags do not return on %s: %s, even when they were dropped off', async (day, reason) => {
    const page = await openUndated();
    const { by, store } = page;
    act(() => page.pickUpOn('2026-11-24'));
    await act(() => pass(1000));
    await act(() => choose(page, 'outbound', 1));
    act(() => store.dispatch({ type: 'pickup-chosen', leg: 'return', feeId: 0 }));
    await act(() => pass(2000));
    await by(day, /must be back by/);
    expect(screen.getByRole('textbox', { name: /must be back by/ })).toHaveAccessibleDescription(
      new RegExp(reason),
    );
  });
});
