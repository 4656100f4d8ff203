import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { reportMissingBag } from '@sendahead/shared-contracts/console/missing-bag-calls';
import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, within } from '@testing-library/react';
import { orderView } from '../../../testing/orders.ts';
import { open, shown } from '../testing/opened-order.tsx';

const view = orderView();
const lost = orderView({ labels: view.labels.map((label) => ({ ...label, status: 'in_transit' })) });

it('CO-33 a bag cannot be reported missing before its pickup', async () => {
  const { user } = open([shown]);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'View as the customer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report missing bag' })).not.toBeInTheDocument();
});

it('CO-33 a missing bag is reported with the caller’s statement, and the page says what happens next', async () => {
  const { user, called } = open([
    answering(viewOrder, lost),
    answering(reportMissingBag, { due_on: calendarDate('2026-12-03') }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Report missing bag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report missing bag' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(dialog.getByText('Enter what the caller says.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'What the caller says' }), 'Not at the hotel');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText(/^Reported\. Tracing is yours under Today, due Thu, Dec 3/)).toBeVisible();
  expect(called('console.report-missing-bag')[0]?.input).toMatchObject({
    params: { orderId: 'ord_1' },
    body: { comment: 'Not at the hotel' },
  });
});
