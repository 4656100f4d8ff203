import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, screen } from '@testing-library/react';
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

const [ground, overnight] = [1, 3];

describe('the pickup day of a service chosen for an arrival date', () => {
  it('SV-23 each service takes its own latest day, and the first is in time again when it is chosen again', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    expect(page.last()?.outbound.pickupDate).toBe('2026-12-03');
    await act(() => choose(page, 'outbound', overnight));
    expect(page.last()?.outbound).toMatchObject({
      pickupDate: '2026-12-04',
      service: { arrival_date: '2026-12-05' },
    });
    expect(
      screen.getByText(/^Pickup on Fri, Dec 4 with FedEx Next day.* It’s this service’s latest pickup that/),
    ).toBeVisible();
    await act(() => choose(page, 'outbound', ground));
    expect(page.last()?.outbound).toMatchObject({ pickupDate: '2026-12-03', valid: true });
    expect(screen.getByText(/It’s the lowest price that leaves a day to spare/)).toBeVisible();
  });

  it('SV-23 the list stays while the day moves, so that the focus stays on the chosen service', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    const radio = screen.getByRole('radio', { name: /Next day/ });
    act(() => radio.focus());
    await page.user.keyboard(' ');
    expect(radio).toBeChecked();
    expect(radio).toHaveFocus();
    expect(radio).toBeEnabled();
    await act(() => pass(2000));
    expect(screen.getByRole('radio', { name: /Next day/ })).toHaveFocus();
  });

  it('SV-23 a pickup day that a person chose stays, whichever service is chosen', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    act(() =>
      page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-02') }),
    );
    await page.sayBy('Arrive by');
    await act(() => choose(page, 'outbound', overnight));
    expect(page.last()?.outbound.pickupDate).toBe('2026-12-02');
  });

  it('SV-23 other bags keep the service that a person chose, on its latest day', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    await act(() => choose(page, 'outbound', overnight));
    act(() => page.tellTravelers(golfer(bag(), bag())));
    await act(() => pass(2000));
    expect(page.last()?.outbound).toMatchObject({
      pickupDate: '2026-12-04',
      service: { carrier_service_level_id: overnight },
    });
  });

  it('SV-24 a late service first offers its own day in time, and stays in “Arrive by”', async () => {
    const page = await openUndated();
    await page.by('12/09/2026');
    act(() =>
      page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-08') }),
    );
    await act(() => pass(2000));
    await page.sayBy('Arrive by');
    expect(screen.getByText(/^This service arrives 4 days too late/)).toBeVisible();
    await page.press('Pickup Thu, Dec 3 instead arrives in time');
    await act(() => pass(2000));
    expect(page.last()?.outbound).toMatchObject({ pickupDate: '2026-12-03', valid: true });
    expect(page.store.getState().outbound.dateWay).toBe('arrival');
    expect(screen.queryByText(/too late/)).toBeNull();
  });
});

describe('a return that takes the bags away soon', () => {
  it('SV-25 a return pickup the day after the bags arrive is a warning with a later pickup', async () => {
    const page = await openUndated();
    act(() => page.pickUpOn('2026-11-24'));
    await act(() => pass(1000));
    await act(() => choose(page, 'outbound', 1));
    await page.by('12/08/2026', /must be back by/);
    expect(page.last()?.outbound.service?.arrival_date).toBe('2026-11-29');
    expect(page.last()?.return?.pickupDate).toBe('2026-12-02');
    expect(
      screen.getByText(
        /^Your bags are with you 2 days, Mon, Nov 30 and Tue, Dec 1\. Choose a later pickup or a faster service\./,
      ),
    ).toBeVisible();
    await page.press('Pickup Thu, Dec 3 with FedEx Ground, arrives Tue, Dec 8');
    await act(() => pass(2000));
    expect(page.last()?.return).toMatchObject({ pickupDate: '2026-12-03', valid: true });
    expect(screen.queryByText(/Your bags are with you/)).toBeNull();
  });

  it('SV-25 a pickup day that the person chose, and a longer stay, are not warned of', async () => {
    const page = await openUndated();
    act(() => page.pickUpOn('2026-11-24'));
    await act(() => pass(1000));
    await act(() => choose(page, 'outbound', 1));
    await page.by('12/15/2026', /must be back by/);
    expect(screen.queryByText(/Your bags are with you/)).toBeNull();
    act(() => page.store.dispatch({ type: 'date-chosen', leg: 'return', date: calendarDate('2026-12-01') }));
    await act(() => pass(2000));
    expect(screen.queryByText(/Your bags are with you/)).toBeNull();
  });
});
