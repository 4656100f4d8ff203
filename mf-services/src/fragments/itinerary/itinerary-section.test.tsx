import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { act, screen, within } from '@testing-library/react';
import { readLazies } from '../../testing/read-lazies.ts';
import { bag, bothEnds, golfer } from '../../testing/upstream-slices.ts';
import { field, shown, wait } from './testing/shown-itinerary.tsx';

beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('trip and dates', () => {
  it('TR-11 OPEN-14 the trip is offered, and the dates from the first bag on', async () => {
    const { tellUndated } = shown();
    expect(screen.getByRole('radio', { name: 'Round trip' })).toBeChecked();
    expect(screen.getByText('Add your items to plan the dates.')).toBeVisible();
    await tellUndated(bag());
    expect(field('Bags must arrive by')).toHaveValue('');
  });

  it('TL-05 TL-07 TL-08 pickup and drop-off are named with price, hours and date', async () => {
    const { tell, user } = shown();
    await tell(bag());
    const choice = within(screen.getByRole('group', { name: 'Pickup or drop-off' }));
    expect(choice.getByRole('radio', { name: 'Pickup at your address' })).toHaveAccessibleDescription(
      '$14.95, 9:00 AM to 5:00 PM',
    );
    await user.click(choice.getByRole('radio', { name: 'Drop off at a carrier store' }));
    await wait(1000);
    expect(field('Drop-off date')).toHaveValue('11/24/2026');
  });

  it.each([
    ['VL-01', '11/28/2026', 'Weekend'],
    ['VL-02', '11/26/2026', 'Thanksgiving Day'],
    ['VL-03', '11/30/2026', 'Origin Club Closed\\. Pine Hollow Golf Club is closed on Mondays\\. Choose'],
  ])('%s refuses %s and shows the reason: %s', async (_, typed, reason) => {
    const { tell, user, last } = shown();
    await tell(bag());
    await user.clear(field('Pickup date'));
    await user.type(field('Pickup date'), typed);
    await user.tab();
    expect(field('Pickup date')).toBeInvalid();
    expect(field('Pickup date')).toHaveAccessibleDescription(new RegExp(reason));
    expect(last()?.outbound.pickupDate).toBeNull();
  });

  it('OPEN-50 the picker is disabled until the days are known', async () => {
    const { tellPoints, tellTravelers } = shown();
    act(() => {
      tellPoints(bothEnds());
      tellTravelers(golfer(bag()));
    });
    await wait(55);
    expect(field('Bags must arrive by')).toBeDisabled();
    expect(screen.getByText('Checking which days are open…')).toBeVisible();
    await wait(1000);
    expect(field('Bags must arrive by')).toBeEnabled();
  });
});
