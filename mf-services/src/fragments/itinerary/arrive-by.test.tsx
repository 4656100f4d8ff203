import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bag, golfer } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => Promise.all([readCalendar(), import('../../features/arrive-by/arrive-by-field.tsx')]));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked = 'services.price-calendar';

async function shown(...answers: FakeAnswer[]) {
  const page = await planned(...answers);
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(() => pass(500));
  };
  await act(() => pass(1000));
  const by = async (day: string, name = /Bags must arrive by/) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, `${day}{Enter}`);
    await act(() => pass(2000));
  };
  return { ...page, press, by, user };
}
const pickup = () => screen.getByRole('textbox', { name: /^Pickup date/ });

describe('an arrival deadline', () => {
  it('chooses the latest pickup at the lowest price that is in time, and says why', async () => {
    const { press, by, last, called } = await shown();
    expect(called(asked)).toHaveLength(0);
    await press('Choose by arrival date');
    expect(screen.getByRole('textbox', { name: /Bags must arrive by/ })).toHaveFocus();
    await by('12/09/2026');
    expect(called(asked)[0]?.input).toMatchObject({ body: { until: '2026-12-09', arrive_by: '2026-12-09' } });
    expect(pickup()).toHaveValue('12/04/2026');
    expect(last()?.outbound.service).toMatchObject({ arrival_date: '2026-12-09' });
    expect(
      screen.getByText(
        'Pickup on Fri, Dec 4 with FedEx Ground arrives Wed, Dec 9. That’s the latest day that arrives by Wed, Dec 9 at the lowest price, $69.00.',
      ),
    ).toBeVisible();
  });

  it('says when no service is in time, and leaves the date as it is', async () => {
    const { press, by } = await shown(answering(priceCalendar, { days: [] }));
    await press('Choose by arrival date');
    await by('11/25/2026');
    expect(screen.getByText('No service arrives by Wed, Nov 25. Please choose a later day.')).toBeVisible();
    expect(pickup()).toHaveValue('11/24/2026');
  });

  it('reports a choice that is too late for it, and not one in time', async () => {
    const page = await shown();
    const { press, by, store } = page;
    await press('Choose by arrival date');
    await by('12/09/2026');
    await act(() => choose(page, 'outbound', 3));
    expect(screen.getByText('Your bags arrive Sat, Dec 5, in time for Wed, Dec 9.')).toBeVisible();
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }));
    await act(() => pass(2000));
    expect(screen.getByText(/Your bags arrive Thu, Dec 10, but you need them by Wed, Dec 9/)).toBeVisible();
  });

  it('services are chosen again for other bags, and a date changed by hand since then stays', async () => {
    const { press, by, store, tellTravelers, called } = await shown();
    await press('Choose by arrival date');
    await by('12/09/2026');
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-02') }));
    act(() => tellTravelers(golfer(bag(), bag())));
    await act(() => pass(2000));
    expect(called(asked)).toHaveLength(2);
    expect(pickup()).toHaveValue('12/02/2026');
  });

  it('can be looked up again after a failure', async () => {
    let down = true;
    const { press, by } = await shown(
      answering(priceCalendar, () => {
        if (down) throw refusal(503, 'unavailable');
        return { days: [] };
      }),
    );
    await press('Choose by arrival date');
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
    const page = await shown();
    const { press, by, store } = page;
    await act(() => choose(page, 'outbound', 1));
    act(() => store.dispatch({ type: 'pickup-chosen', leg: 'return', feeId: 0 }));
    await act(() => pass(2000));
    await press('Choose by return arrival date');
    await by(day, /must be back by/);
    expect(screen.getByRole('textbox', { name: /must be back by/ })).toHaveAccessibleDescription(
      new RegExp(reason),
    );
  });
});
