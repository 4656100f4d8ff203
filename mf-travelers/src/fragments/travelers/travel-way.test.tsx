import '@testing-library/jest-dom';
import { tripTypeToldEvent } from '@sendahead/shared-contracts/services/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The section with two travelers, of whom the page learns. */
async function two() {
  const page = started();
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.store.dispatch({ type: 'traveler-added' }));
  const way = (traveler: number) => screen.queryByRole('group', { name: `Traveler ${traveler} travels` });
  const choose = async (traveler: number, name: string) => {
    const group = screen.getByRole('group', { name: `Traveler ${traveler} travels` });
    await user.click(within(group).getByRole('radio', { name }));
    await act(() => pass(100));
  };
  const tellTrip = (tripType: 'one_way' | 'round_trip') =>
    act(() => page.host.page.bind('mf-services').publish(tripTypeToldEvent, { tripType }));
  const roundTrips = () => page.last()?.travelers.map(({ roundTrip }) => roundTrip);
  return { ...page, way, choose, tellTrip, roundTrips };
}

describe('the way of a traveler', () => {
  it('TR-06 TL-04 is chosen for each: both ways, or outbound only', async () => {
    const { choose, roundTrips } = await two();
    await choose(2, 'Outbound only');
    expect(roundTrips()).toEqual([true, false]);
    await choose(2, 'Both ways');
    expect(roundTrips()).toEqual([true, true]);
  });

  it('TL-04 is asked only in a round trip, and keeps its answer meanwhile', async () => {
    const { choose, way, tellTrip } = await two();
    await choose(2, 'Outbound only');
    tellTrip('one_way');
    expect(way(2)).toBeNull();
    tellTrip('round_trip');
    expect(
      within(screen.getByRole('group', { name: 'Traveler 2 travels' })).getByLabelText('Outbound only'),
    ).toBeChecked();
  });

  it('TL-04 is not asked of who travels alone: their bags come back', async () => {
    const { store, choose, way, roundTrips } = await two();
    await choose(1, 'Outbound only');
    act(() => store.dispatch({ type: 'traveler-removed', key: 2 }));
    await act(() => pass(100));
    expect(way(1)).toBeNull();
    expect(roundTrips()).toEqual([true]);
  });

  it('TL-04 is refused where nobody comes back, and says how to go one way', async () => {
    const { choose, last, way } = await two();
    await choose(1, 'Outbound only');
    await choose(2, 'Outbound only');
    expect(way(1)).toHaveAccessibleDescription(/Somebody’s bags have to come back/);
    expect(last()?.valid).toBe(false);
    await choose(1, 'Both ways');
    expect(way(1)).not.toHaveAccessibleDescription();
  });
});
