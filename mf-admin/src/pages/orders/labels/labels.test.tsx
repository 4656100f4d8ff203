import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  type LabeledOrder,
  previewLabels,
  renewLabels,
} from '@sendahead/shared-contracts/console/order-label-calls';
import { listConsoleOrders } from '@sendahead/shared-contracts/console/order-list-calls';
import { listViews } from '@sendahead/shared-contracts/console/view-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { listedOrder } from '../../../testing/orders.ts';

const labeled = (id: string, more: Partial<LabeledOrder> = {}): LabeledOrder => ({
  order_id: id,
  display_id: `SA-${id}`,
  state: 'labels_ready',
  printable: 2,
  renewable: [`pcl_${id}a`, `pcl_${id}b`],
  ...more,
});
const preview = answering(previewLabels, {
  orders: [
    labeled('1'),
    labeled('2', { printable: 1, renewable: ['pcl_2a'] }),
    labeled('3', { state: 'placed', printable: 0, renewable: [] }),
  ],
});

/** The list of three orders, all selected, with a dialog about their labels. */
async function opened(act: string, more: readonly FakeAnswer[] = []) {
  const page = openConsole('/admin/orders', [
    answering(listViews, { views: [] }),
    answering(listConsoleOrders, {
      orders: ['1', '2', '3'].map((id) => listedOrder(id)),
      next: null,
      count: 3,
      more_than_counted: false,
    }),
    preview,
    ...more,
  ]);
  const select = await screen.findByRole('button', { name: 'Select the 3 shown' });
  expect(screen.queryByRole('button', { name: act })).not.toBeInTheDocument();
  await page.user.click(select);
  await page.user.click(screen.getByRole('button', { name: act }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: act })) };
}

describe('labels of several orders', () => {
  it('CO-50 prints the labels of several orders as one PDF: how many, on what paper, and which orders are left out', async () => {
    const { dialog, user, called } = await opened('Print labels');
    expect(await dialog.findByText('3 labels of 2 orders, in one PDF.')).toBeVisible();
    expect(called('console.preview-labels')[0]?.input).toEqual({
      body: { selection: { ids: ['ord_1', 'ord_2', 'ord_3'] } },
    });
    expect(dialog.getByRole('region', { name: 'Left out: 1 order' })).toHaveTextContent(
      'SA-3 No labels yet.',
    );
    await user.click(dialog.getByRole('radio', { name: 'Office printer, letter size' }));
    expect(dialog.getByRole('link', { name: 'Download 3 labels' })).toHaveAttribute(
      'href',
      '/api/v6/console/order_labels?ids=1%2C2&paper=letter',
    );
  });

  it('CO-50 replaces labels order by order: asks for a reason, then shows each result, failures first', async () => {
    const { dialog, user, called } = await opened('Void and replace labels', [
      answering(renewLabels, ({ params }) => {
        if (params.orderId === '2') throw refusal(409, 'label_not_renewable');
        return { success: true as const };
      }),
    ]);
    expect(await dialog.findByText(/^3 labels of 2 orders will be voided and bought again\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace labels of 2 orders' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(called('console.renew-labels')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong paper.');
    await user.click(dialog.getByRole('button', { name: 'Replace labels of 2 orders' }));
    expect(await dialog.findByText('Done: 1 order. Not done: 1 order.')).toBeVisible();
    const rows = within(dialog.getByRole('list', { name: 'Result by order' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SA-2 Not replaced: the carrier has a bag, or its labels have changed.',
      'SA-1 2 labels requested.',
    ]);
    expect(called('console.renew-labels').map(({ input }) => input)).toMatchObject([
      { params: { orderId: '1' }, body: { parcels: ['pcl_1a', 'pcl_1b'], comment: 'Wrong paper.' } },
      { params: { orderId: '2' }, body: { parcels: ['pcl_2a'] } },
    ]);
  });

  it('CO-50 replacing labels stops between two orders, and the others are shown as not started', async () => {
    let answer: () => void = () => undefined;
    const { dialog, user, called } = await opened('Void and replace labels', [
      answering(
        renewLabels,
        () =>
          new Promise<{ success: true }>((resolve) => {
            answer = () => resolve({ success: true });
          }),
      ),
    ]);
    await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'Wrong paper.');
    await user.click(dialog.getByRole('button', { name: 'Replace labels of 2 orders' }));
    expect(dialog.getByText('0 of 2 orders done.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    answer();
    expect(await dialog.findByText('Done: 1 order. Not done: 1 order.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Result by order' })).toHaveTextContent('SA-2 Not started.');
    expect(called('console.renew-labels')).toHaveLength(1);
  });

  it('CO-50 offers the labels to carrier staff too, but not for more orders than one file holds', async () => {
    const { user } = openConsole(
      '/admin/orders',
      [
        answering(listViews, { views: [] }),
        answering(listConsoleOrders, {
          orders: [listedOrder('1')],
          next: null,
          count: 300,
          more_than_counted: false,
        }),
      ],
      'carrier_admin',
    );
    await user.click(await screen.findByRole('button', { name: 'Select the one shown' }));
    expect(screen.getByRole('button', { name: 'Print labels' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 300' }));
    expect(screen.queryByRole('button', { name: 'Print labels' })).not.toBeInTheDocument();
    expect(screen.getByText('Select up to 100 orders to print or replace labels.')).toBeVisible();
  });
});
