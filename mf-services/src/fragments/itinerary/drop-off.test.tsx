import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => import('../../features/drop-off-info/drop-off-dialog.tsx'));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The dialog that opens when drop-off is chosen. */
async function openDialog(...answers: Parameters<typeof planned>) {
  const page = await planned(...answers);
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('radio', { name: 'Drop off at a carrier store' }));
  await act(() => pass(1000));
  return { page, user, dialog: within(screen.getByRole('dialog', { name: 'Dropping off your bags' })) };
}

it('TL-06 MD-11 OPEN-20 choosing drop-off explains what to do, and links to the stores around the zip', async () => {
  const { page, user, dialog } = await openDialog();
  const steps = dialog.getByRole('list', { name: 'Steps' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByRole('link', { name: /Find a store near 34102/ })).toHaveAttribute(
    'href',
    '/store_locator?zip=34102&radius=10&carrier=FEDEX',
  );
  await user.click(dialog.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.last()?.outbound.pickupFeeId).toBe(0);
});

it('MD-11 the dialog shows the nearest three stores, requested when it opens', async () => {
  const { page, dialog } = await openDialog();
  expect(page.called('stores.near').map(({ input }) => input)).toEqual([
    { query: { zip: '34102', radius: 10, carrier: 'FEDEX' } },
  ]);
  const stores = within(dialog.getByRole('list', { name: 'Nearest to 34102' })).getAllByRole('listitem');
  expect(stores).toHaveLength(3);
  expect(stores[0]).toHaveTextContent('Kestrel Pack & Ship');
  expect(stores[0]).toHaveTextContent('0.4 miles');
  expect(stores[0]).toHaveTextContent(/Staffed store · (Open|Closed) today/);
});

it('MD-11 after a failed call the text and the link remain', async () => {
  const failing = answering(storesNear, () => {
    throw refusal(503, 'unavailable');
  });
  const { dialog } = await openDialog(failing);
  expect(dialog.getAllByRole('list')).toHaveLength(1);
  expect(dialog.getByRole('link', { name: /Find a store near 34102/ })).toBeVisible();
});
