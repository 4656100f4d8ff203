import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planned } from '../../testing/planned.ts';
import { pass } from '../../testing/started.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() =>
  Promise.all([import('./planning.tsx'), import('../../features/drop-off-info/drop-off-dialog.tsx')]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('TL-06 MD-11 OPEN-20 choosing drop-off says what to do, and leads to the stores around the zip', async () => {
  const page = await planned();
  render(<ItinerarySection store={page.store} host={page.host} />);
  await act(() => pass(100));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('radio', { name: 'Drop off at a carrier store' }));
  await act(() => pass(1000));
  const dialog = within(screen.getByRole('dialog', { name: 'Dropping your bags off' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByRole('link', { name: /Find a store near 34102/ })).toHaveAttribute(
    'href',
    '/store_locator?zip=34102&radius=10&carrier=FEDEX',
  );
  await user.click(dialog.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.last()?.outbound.pickupFeeId).toBe(0);
});
