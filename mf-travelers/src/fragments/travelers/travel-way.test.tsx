import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import '@testing-library/jest-dom';
import { tripTypeToldEvent } from '@sendahead/shared-contracts/services/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The section with two travelers, which it publishes. */
async function two() {
  const page = started();
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.store.dispatch({ type: 'traveler-added' }));
  // Its heading takes the focus, and the number rules are loaded.
  await act(() => pass(100));
  const way = (traveler: number) => screen.queryByRole('group', { name: `Traveler ${traveler} travels` });
  const choose = async (traveler: number, name: string) => {
    const group = screen.getByRole('group', { name: `Traveler ${traveler} travels` });
    await user.click(within(group).getByRole('radio', { name }));
    await act(() => pass(100));
  };
  const tellTrip = (tripType: TripType) =>
    act(() => page.host.page.bind('mf-services').publish(tripTypeToldEvent, { tripType }));
  const roundTrips = () => page.last()?.travelers.map(({ roundTrip }) => roundTrip);
  const more = (traveler: number, bag: number) =>
    user.click(screen.getByRole('button', { name: `More: Traveler ${traveler}, Golf bag ${bag}` }));
  return { ...page, user, way, choose, tellTrip, roundTrips, more };
}

describe('the direction of a traveler', () => {
  it('TR-06 TL-04 the direction is chosen for each traveler: round trip, or outbound only', async () => {
    const { choose, roundTrips } = await two();
    await choose(2, 'Outbound only');
    expect(roundTrips()).toEqual([true, false]);
    await choose(2, 'Both ways');
    expect(roundTrips()).toEqual([true, true]);
  });

  it('TR-06 TL-04 a traveler may be return-only, and the flag says so', async () => {
    const { choose, last } = await two();
    await choose(2, 'Return only');
    expect(last()?.travelers.map(({ roundTrip, way }) => [roundTrip, way])).toEqual([
      [true, undefined],
      [false, 'return'],
    ]);
    await choose(2, 'Outbound only');
    expect(last()?.travelers[1]).not.toHaveProperty('way');
  });

  it('TR-06 a bag may differ from its traveler, and follows it again when both are the same', async () => {
    const { user, store, choose, last, more } = await two();
    act(() => store.dispatch({ type: 'counted', key: 2, line: 'golf', count: 2 }));
    await act(() => pass(100));
    await more(2, 2);
    const bag = () =>
      within(screen.getByRole('group', { name: 'Traveler 2, Golf bag 2' })).getByLabelText('Direction');
    await user.selectOptions(bag(), 'Return only');
    await act(() => pass(100));
    const ways = () => last()?.travelers[1]?.lines[0]?.rows.map(({ way }) => way);
    expect(ways()).toEqual([undefined, 'return']);
    await choose(2, 'Outbound only');
    expect(bag()).toHaveDisplayValue('Return only');
    expect(ways()).toEqual([undefined, 'return']);
    await user.selectOptions(bag(), 'Outbound only');
    await choose(2, 'Both ways');
    expect(bag()).toHaveDisplayValue('Both ways');
    expect(ways()).toEqual([undefined, undefined]);
  });

  it('TR-06 the direction of a bag is asked when a round trip has several bags', async () => {
    const { store, tellTrip, more } = await two();
    act(() => store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 1 }));
    await more(1, 1);
    expect(screen.queryByLabelText('Direction')).toBeNull();
    act(() => store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 2 }));
    await act(() => pass(100));
    await more(1, 2);
    expect(screen.getAllByLabelText('Direction')).toHaveLength(2);
    tellTrip('one_way');
    expect(screen.queryByLabelText('Direction')).toBeNull();
  });

  it('TL-04 a round trip without outbound bags is refused', async () => {
    const { choose, last, way } = await two();
    await choose(1, 'Return only');
    await choose(2, 'Return only');
    expect(way(1)).toHaveAccessibleDescription(/At least one bag must go outbound/);
    expect(last()?.valid).toBe(false);
  });

  it('TR-06 a single traveler without return bags gets an error at the first bag', async () => {
    const { user, store, more } = await two();
    act(() => {
      store.dispatch({ type: 'traveler-removed', key: 2 });
      store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 2 });
    });
    await act(() => pass(100));
    await more(1, 1);
    await more(1, 2);
    for (const bag of screen.getAllByLabelText('Direction')) await user.selectOptions(bag, 'Outbound only');
    expect(screen.getAllByLabelText('Direction')[0]).toHaveAccessibleDescription(
      /At least one bag must return/,
    );
  });

  it('TL-04 the direction is asked only in a round trip, and the answer is kept otherwise', async () => {
    const { choose, way, tellTrip } = await two();
    await choose(2, 'Outbound only');
    tellTrip('one_way');
    expect(way(2)).toBeNull();
    tellTrip('round_trip');
    expect(
      within(screen.getByRole('group', { name: 'Traveler 2 travels' })).getByLabelText('Outbound only'),
    ).toBeChecked();
  });

  it('TL-04 a single traveler is not asked for a direction: their bags return', async () => {
    const { store, choose, way, roundTrips } = await two();
    await choose(1, 'Outbound only');
    act(() => store.dispatch({ type: 'traveler-removed', key: 2 }));
    await act(() => pass(100));
    expect(way(1)).toBeNull();
    expect(roundTrips()).toEqual([true]);
  });

  it('TL-04 a round trip without return bags is refused, with a hint to book one way', async () => {
    const { choose, last, way } = await two();
    await choose(1, 'Outbound only');
    await choose(2, 'Outbound only');
    expect(way(1)).toHaveAccessibleDescription(/At least one bag must return/);
    expect(last()?.valid).toBe(false);
    await choose(1, 'Both ways');
    expect(way(1)).not.toHaveAccessibleDescription();
  });
});
