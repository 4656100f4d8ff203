import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publication } from '../../state/publication.ts';
import { twoLines } from '../../testing/cruises.ts';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bothEnds, naplesClub } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

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

async function opened(query: Record<string, string>, ...answers: FakeAnswer[]) {
  const page = await planned(...answers, answering(cruises, { ships: [...twoLines] }));
  const told: unknown[] = [];
  page.host.page
    .bind('mf-addresses')
    .events(cruiseChosenEvent)
    .subscribe((event) => told.push(event));
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'cruise',
    brandId: 9,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await act(() => pass(2000));
  const choose = async (name: string, option: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
  };
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(() => pass(2000));
  };
  return { ...page, told, choose, press };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Your cruise' });

/** A trip to the pier of a ship that sails on December 13. */
async function openedToCoralWind() {
  const page = await opened({ cruises: 'true' });
  await page.choose('Cruise line', 'Coral & Tide');
  await page.choose('Ship and port', 'Coral Wind, from Harbor Pier in Miami');
  await page.choose('Sailing date', 'Sun, Dec 13, 2026');
  await page.press('Ship to this cruise');
  const { club, ...pier } = naplesClub();
  act(() => page.tellPoints(bothEnds({ destination: { ...pier, club: club && { ...club, id: 5001 } } })));
  await act(() => pass(20_000));
  return page;
}

describe('the cruise', () => {
  it('MD-09 OPEN-16 cruises=true offers a cruise; its port is published, and its sailing sets the arrival deadline', async () => {
    const { told, choose, press } = await opened({ cruises: 'true' });
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ship to this cruise' })).toBeDisabled();
    await choose('Cruise line', 'Aurora Line');
    await choose('Ship and port', 'Aurora Skye, from North Terminal in Boston');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    expect(
      screen.getByText(
        'Your bags arrive at North Terminal by Sat, Dec 12, the day before Aurora Skye sails.',
      ),
    ).toBeVisible();
    await press('Ship to this cruise');
    expect(dialog()).toBeNull();
    expect(told[0]).toEqual({ line: 'Aurora Line', port: { id: 5002, name: 'North Terminal' } });
    expect(
      screen.getByText('Aurora Skye (Aurora Line) sails Sun, Dec 13 from North Terminal.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /must arrive by/ })).toHaveValue('12/12/2026');
    expect(screen.getByText(/^Pickup on Fri, Dec 4 with FedEx Ground arrives Wed, Dec 9/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change cruise' })).toBeVisible();
  });

  it('MD-09 the port is published again until the other end shows it', async () => {
    const { told, choose, press, tellPoints } = await opened({ cruises: 'true' });
    await choose('Cruise line', 'Coral & Tide');
    await choose('Ship and port', 'Coral Wind, from Harbor Pier in Miami');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    await press('Ship to this cruise');
    expect(told).toHaveLength(2);
    const { club, ...pier } = naplesClub();
    act(() => tellPoints(bothEnds({ destination: { ...pier, club: club && { ...club, id: 5001 } } })));
    await act(() => pass(20_000));
    expect(told).toHaveLength(2);
  });

  it('MD-09 a service that reaches the port after the ship has sailed cannot be chosen, and says why', async () => {
    const { store, tellPoints } = await openedToCoralWind();
    expect(publication(store.getState()).outbound.valid).toBe(true);
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }));
    await act(() => pass(20_000));
    const late = screen.getByRole('radio', {
      name: /Arrives Mon, Dec 14.*Too late for Coral Wind: bags must be at the port by Sat, Dec 12/,
    });
    expect(late).toBeDisabled();
    expect(late).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /Arrives Sat, Dec 12.*In time for Sat, Dec 12/ })).toBeEnabled();
    expect(screen.getByText(/^Dashed line: be there by Sat, Dec 12\./)).toBeVisible();
    expect(publication(store.getState()).outbound).toMatchObject({ valid: false, service: null });
    // They go home instead of to the ship.
    act(() => tellPoints(bothEnds()));
    await act(() => pass(20_000));
    expect(publication(store.getState()).outbound.valid).toBe(true);
  });

  it('MD-09 days after the last one for the ship cannot be chosen or typed, and say why', async () => {
    const { store } = await openedToCoralWind();
    const why = 'Too late for Coral Wind: bags must be at the port by Sat, Dec 12';
    const strip = screen.getByRole('group', { name: /must arrive by: next days/ });
    const days = within(strip).getAllByRole<HTMLInputElement>('radio');
    const late = days.filter(({ value }) => value > '2026-12-12');
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
    const { store } = await openedToCoralWind();
    act(() =>
      store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: calendarDate('2026-12-15') }),
    );
    await act(() => pass(20_000));
    expect(screen.getByRole('textbox', { name: /must arrive by/ })).toHaveValue('12/12/2026');
  });

  it('MD-09 a later arrival than the ship allows is planned by the ship', async () => {
    const { store } = await openedToCoralWind();
    const byShip = screen.getByText(/before Sat, Dec 12|in time for Sat, Dec 12/).textContent ?? '';
    act(() =>
      store.dispatch({ type: 'arrive-by-chosen', leg: 'outbound', date: calendarDate('2026-12-18') }),
    );
    await act(() => pass(20_000));
    expect(screen.getByText(byShip)).toBeVisible();
    act(() => store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }));
    await act(() => pass(20_000));
    expect(screen.queryByText(/in time for Fri, Dec 18/)).not.toBeInTheDocument();
  });

  it('MD-09 offers no sailing that bags can no longer reach', async () => {
    const [, , ship] = twoLines;
    if (!ship) throw new Error('the third ship');
    const soon = { ...ship, sails_on: [calendarDate('2026-11-25'), ...ship.sails_on] };
    const late = { ...ship, id: 4, ship: 'Coral Rain', sails_on: [calendarDate('2026-11-24')] };
    const { choose } = await opened({ cruises: 'true' }, answering(cruises, { ships: [soon, late] }));
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
    await opened({ cruises: 'true', ...query } as Record<string, string>);
    expect(screen.getByRole('combobox', { name: 'Cruise line' })).toHaveDisplayValue(line);
    expect(screen.getByRole('combobox', { name: 'Ship and port' })).toHaveDisplayValue(ship);
  });

  it('OPEN-16 is not shown without cruises=true, nor again after a reload', async () => {
    const first = await opened({});
    expect(dialog()).toBeNull();
    expect(first.called('clubs.cruises')).toHaveLength(0);
    cleanup();
    await opened({ cruises: 'true' });
    expect(dialog()).toBeVisible();
    cleanup();
    await opened({ cruises: 'true' });
    expect(dialog()).toBeNull();
  });

  it('MD-09 closing the dialog publishes and changes nothing', async () => {
    const { told, press } = await opened({ cruises: 'true' });
    await press('Not now');
    expect([dialog(), told]).toEqual([null, []]);
    expect(screen.getByRole('textbox', { name: /^Pickup date/ })).toHaveValue('11/24/2026');
  });

  it('MD-09 a failure to load it is shown, and can be retried', async () => {
    let down = true;
    const { press } = await opened(
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
