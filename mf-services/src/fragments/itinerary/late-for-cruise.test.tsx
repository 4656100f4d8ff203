import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publication } from '../../state/publication.ts';
import { openCoralWind } from '../../testing/open-cruise.tsx';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bothEnds } from '../../testing/upstream-slices.ts';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() =>
  Promise.all([
    import('../../features/cruise-pickup/cruise-dialog.tsx'),
    import('../../features/date-choice/date-choice.tsx'),
  ]),
);
beforeAll(readCalendar);
beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a day that is too late for the ship', () => {
  it('MD-09 a service that reaches the port after the ship has sailed cannot be chosen, and says why', async () => {
    const { store, tellPoints } = await openCoralWind();
    expect(publication(store.getState()).outbound.valid).toBe(true);
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-08') }));
    await act(() => pass(20_000));
    const late = screen.getByRole('radio', {
      name: /Arrives Sun, Dec 13.*Too late for Coral Wind: bags must be at the port by Fri, Dec 11/,
    });
    expect(late).toBeDisabled();
    expect(late).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /Arrives Fri, Dec 11.*In time for Fri, Dec 11/ })).toBeEnabled();
    expect(screen.getByText(/^Dashed line: be there by Fri, Dec 11\./)).toBeVisible();
    expect(publication(store.getState()).outbound).toMatchObject({ valid: false, service: null });
    // They go home instead of to the ship.
    act(() => tellPoints(bothEnds()));
    await act(() => pass(20_000));
    expect(publication(store.getState()).outbound.valid).toBe(true);
  });

  it('MD-09 days after the last one for the ship cannot be chosen or typed, and say why', async () => {
    const { store } = await openCoralWind();
    const why = 'Too late for Coral Wind: bags must be at the port by Fri, Dec 11';
    const strip = screen.getByRole('group', { name: /must arrive by: next days/ });
    const days = within(strip).getAllByRole<HTMLInputElement>('radio');
    const late = days.filter(({ value }) => value > '2026-12-11');
    expect(late.length).toBeGreaterThan(0);
    for (const day of late) {
      expect(day).toBeDisabled();
      expect(day).not.toBeChecked();
      expect(day.getAttribute('aria-label')).toContain(why);
    }
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const field = screen.getByRole('textbox', { name: /must arrive by/ });
    await user.clear(field);
    await user.type(field, '12/14/2026');
    await user.tab();
    await act(() => pass(2000));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(why));
    expect(store.getState().outbound.arriveBy).toBeNull();
    await user.click(screen.getByRole('button', { name: /Calendar for .*must arrive by/ }));
    await act(() => pass(2000));
    const [next] = screen.getAllByRole('button', { name: /^Next/ });
    if (next) await user.click(next);
    expect(screen.getByRole('button', { name: new RegExp(`December 14, 2026, ${why}`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('MD-09 a later day that was asked for shows as the last one for the ship', async () => {
    const { store } = await openCoralWind();
    act(() =>
      store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: calendarDate('2026-12-15') }),
    );
    await act(() => pass(20_000));
    expect(screen.getByRole('textbox', { name: /must arrive by/ })).toHaveValue('12/11/2026');
  });

  it('MD-09 a later arrival than the ship allows is planned by the ship', async () => {
    const { store } = await openCoralWind();
    const byShip = screen.getByText(/before Fri, Dec 11|in time for Fri, Dec 11/).textContent ?? '';
    act(() =>
      store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: calendarDate('2026-12-18') }),
    );
    await act(() => pass(20_000));
    expect(screen.getByText(byShip)).toBeVisible();
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-08') }));
    await act(() => pass(20_000));
    expect(screen.queryByText(/in time for Fri, Dec 18/)).not.toBeInTheDocument();
  });
});
