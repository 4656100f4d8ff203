import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, cleanup, screen, within } from '@testing-library/react';
import { twoLines } from '../../testing/cruises.ts';
import { openCruise } from '../../testing/open-cruise.tsx';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bothEnds, naplesClub } from '../../testing/upstream-slices.ts';

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

const dialog = () => screen.queryByRole('dialog', { name: 'Your cruise' });

describe('the cruise', () => {
  it('MD-09 OPEN-16 cruises=true offers a cruise; its port is published, and its sailing sets the arrival deadline', async () => {
    const { received, choose, press } = await openCruise({ cruises: 'true' });
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ship to this cruise' })).toBeDisabled();
    await choose('Cruise line', 'Aurora Line');
    await choose('Ship and port', 'Aurora Skye, from North Terminal in Boston');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    expect(
      screen.getByText(
        'Your bags wait at North Terminal by Fri, Dec 11. Take them along when you board Aurora Skye.',
      ),
    ).toBeVisible();
    await press('Ship to this cruise');
    expect(dialog()).toBeNull();
    expect(received[0]).toEqual({ line: 'Aurora Line', port: { id: 5002, name: 'North Terminal' } });
    expect(
      screen.getByText('Aurora Skye (Aurora Line) sails Sun, Dec 13 from North Terminal.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /must arrive by/ })).toHaveValue('12/11/2026');
    expect(screen.getByText(/^Pickup on Fri, Dec 4 with FedEx Ground arrives Wed, Dec 9/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change cruise' })).toBeVisible();
  });

  it('SV-21 “Change cruise” opens with the chosen cruise, so that one field is enough to change it', async () => {
    const { choose, press, store } = await openCruise({ cruises: 'true' });
    await choose('Cruise line', 'Aurora Line');
    await choose('Ship and port', 'Aurora Skye, from North Terminal in Boston');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    await press('Ship to this cruise');
    await press('Change cruise');
    expect(screen.getByRole('combobox', { name: 'Cruise line' })).toHaveDisplayValue('Aurora Line');
    expect(screen.getByRole('combobox', { name: 'Ship and port' })).toHaveDisplayValue(
      'Aurora Skye, from North Terminal in Boston',
    );
    expect(screen.getByRole('combobox', { name: 'Sailing date' })).toHaveDisplayValue('Sun, Dec 13, 2026');
    expect(screen.getByRole('button', { name: 'Ship to this cruise' })).toBeEnabled();
    await choose('Sailing date', 'Sun, Dec 20, 2026');
    await press('Ship to this cruise');
    expect(store.getState().cruise.chosen?.sails).toBe('2026-12-20');
  });

  it('SV-20 a sailing that changes service or price says the old and the new ones, and keeps the drop-off', async () => {
    const { choose, press, store } = await openCruise({ cruises: 'true' });
    act(() => store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 }));
    act(() => store.dispatch({ type: 'drop-off-info-closed' }));
    await act(() => pass(20_000));
    act(() => store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId: 3 }));
    await choose('Cruise line', 'Aurora Line');
    await choose('Ship and port', 'Aurora Skye, from North Terminal in Boston');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    await press('Ship to this cruise');
    await act(() => pass(20_000));
    expect(store.getState().outbound.feeChoice).toBe(0);
    expect(
      screen.getByText(
        /^For this sailing we chose FedEx Ground for \$[\d.]+\. Before, it was FedEx .* for \$[\d.]+\.$/,
      ),
    ).toBeVisible();
    act(() => store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId: 3 }));
    expect(screen.queryByText(/^For this sailing/)).toBeNull();
  });

  it('MD-09 the port is published again until the other end shows it', async () => {
    const { received, choose, press, tellPoints } = await openCruise({ cruises: 'true' });
    await choose('Cruise line', 'Coral & Tide');
    await choose('Ship and port', 'Coral Wind, from Harbor Pier in Miami');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    await press('Ship to this cruise');
    expect(received).toHaveLength(2);
    const { club, ...pier } = naplesClub();
    act(() => tellPoints(bothEnds({ destination: { ...pier, club: club && { ...club, id: 5001 } } })));
    await act(() => pass(20_000));
    expect(received).toHaveLength(2);
  });

  it('MD-09 a sailing that bags can no longer reach is not offered', async () => {
    const [, , ship] = twoLines;
    if (!ship) throw new Error('the third ship');
    const soon = { ...ship, sails_on: [calendarDate('2026-11-25'), ...ship.sails_on] };
    const late = { ...ship, id: 4, ship: 'Coral Rain', sails_on: [calendarDate('2026-11-24')] };
    const { choose } = await openCruise({ cruises: 'true' }, answering(cruises, { ships: [soon, late] }));
    await choose('Cruise line', 'Coral & Tide');
    await choose('Ship and port', 'Coral Wind, from Harbor Pier in Miami');
    const sailings = within(screen.getByRole('combobox', { name: 'Sailing date' })).getAllByRole('option');
    expect(sailings.map(({ textContent }) => textContent)).toEqual([
      'Select a date',
      'Sun, Dec 13, 2026',
      'Sun, Dec 20, 2026',
    ]);
    await choose('Ship and port', 'Coral Rain, from Harbor Pier in Miami');
    expect(
      screen.getByText('This ship sails before your bags could arrive. Choose another ship.'),
    ).toBeVisible();
  });

  it.each([
    [{ cruise_line: 'coral', shipping_to: '5001' }, 'Coral & Tide', 'Coral Wind, from Harbor Pier in Miami'],
    [
      { cruise_line: 'Aurora', shipping_from: 'north term' },
      'Aurora Line',
      'Aurora Skye, from North Terminal in Boston',
    ],
    [{ shipping_to: '5002' }, 'Aurora Line', 'Aurora Skye, from North Terminal in Boston'],
    [{ cruise_line: 'aurora' }, 'Aurora Line', 'Select a ship'],
    [{ cruise_line: 'nobody', shipping_to: '5001' }, 'Select a line', 'Select a ship'],
  ])('OPEN-16 line and port from the address are preselected: %j', async (query, line, ship) => {
    await openCruise({ cruises: 'true', ...query } as Record<string, string>);
    expect(screen.getByRole('combobox', { name: 'Cruise line' })).toHaveDisplayValue(line);
    expect(screen.getByRole('combobox', { name: 'Ship and port' })).toHaveDisplayValue(ship);
  });

  it('OPEN-16 the cruise dialog is not shown without cruises=true, nor again after a reload', async () => {
    const first = await openCruise({});
    expect(dialog()).toBeNull();
    expect(first.called('clubs.cruises')).toHaveLength(0);
    cleanup();
    await openCruise({ cruises: 'true' });
    expect(dialog()).toBeVisible();
    cleanup();
    await openCruise({ cruises: 'true' });
    expect(dialog()).toBeNull();
  });

  it('MD-09 closing the dialog publishes and changes nothing', async () => {
    const { received, press } = await openCruise({ cruises: 'true' });
    await press('Not now');
    expect([dialog(), received]).toEqual([null, []]);
    expect(screen.getByRole('textbox', { name: /^Pickup date/ })).toHaveValue('11/24/2026');
  });

  it('MD-09 a failure to load the cruises is shown, and can be retried', async () => {
    let down = true;
    const { press } = await openCruise(
      { cruises: 'true' },
      answering(cruises, () => {
        if (down) throw refusal(503, 'unavailable');
        return { ships: [...twoLines] };
      }),
    );
    expect(screen.getByText(/We couldn’t load the cruises right now/)).toBeVisible();
    down = false;
    await press('Try again');
    expect(screen.getByRole('combobox', { name: 'Cruise line' })).toBeVisible();
  });
});
