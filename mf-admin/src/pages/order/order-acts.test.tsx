import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';

import { noteOrder, renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
import { orderLife, replayPrice, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { previewLabels } from '@sendahead/shared-contracts/console/order-label-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { lineOf, orderView } from '../../testing/orders.ts';
import { open, shown } from './testing/opened-order.tsx';

const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('staff acts on an order', () => {
  it('VL-49 voids an order with a comment that is not blank', async () => {
    const { user, called } = open([
      shown,
      answering(cancelOrder, { state: 'cancelled', refund_cents: cents(6900) }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await dialogOf('Cancel SA-1');
    expect(dialog.getByText(/refund \$69.00/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), '  ');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(dialog.getByText(/Enter a reason/)).toBeVisible();
    expect(called('orders.cancel')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(called('orders.cancel')[0]?.input).toMatchObject({ body: { comment: 'Asked on the phone.' } });
  });

  it('CO-61 the dialog to void says what has already been refunded and what remains', async () => {
    const before = {
      refund_id: 'rfd_1',
      amount_cents: cents(1000),
      to: 'original' as const,
      by: 'Alex',
      reason: 'Late.',
      at: '2026-11-22T16:00:00.000Z',
      state: 'done' as const,
    };
    const { user } = open([
      answering(viewOrder, orderView({ refunds: [before], refundable_cents: cents(5900) })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await dialogOf('Cancel SA-1');
    expect(dialog.getByText('$10.00 was refunded before. $59.00 remains of what was paid.')).toBeVisible();
  });

  it('CO-91 links to the order as its customer sees it', async () => {
    const { user } = open([shown]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'View as the customer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\//),
    );
  });

  it('CO-62 labels are printed from the head of the order, or separately for one bag', async () => {
    const ready = {
      order_id: 'ord_1',
      display_id: 'SA-1',
      state: 'labels_ready' as const,
      printable: 2,
      renewable: ['pcl_1'],
    };
    const { user } = open([shown, answering(previewLabels, { orders: [ready] })]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    const all = await dialogOf('Print labels');
    expect(await all.findByRole('link', { name: 'Download 2 labels' })).toHaveAttribute(
      'href',
      '/api/v6/console/order_labels?ids=ord_1&paper=4x6',
    );
    await user.click(all.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Print Golf bag' }));
    const one = await dialogOf('Print label: Golf bag');
    expect(await one.findByRole('link', { name: 'Download 1 label' })).toHaveAttribute(
      'href',
      '/api/v6/console/order_labels?ids=ord_1&paper=4x6&bag=pcl_1',
    );
  });

  it('CO-63 a label for a distant pickup day says when it will be bought, and why not earlier', async () => {
    const view = orderView();
    const labels = view.labels.map((label) => ({
      ...label,
      label: 'wanted',
      status: 'waiting',
      tracking_number: null,
    }));
    const legs = view.receipt.legs.map((leg) => ({ ...leg, pickup_date: calendarDate('2027-03-12') }));
    open([answering(viewOrder, { ...view, labels, receipt: { ...view.receipt, legs } } as typeof view)]);
    expect(
      await screen.findByText('On Tue, Mar 2: carriers sell labels 10 days before the pickup.'),
    ).toBeVisible();
  });

  it('CH-20 a link from a moved order opens the dialog for a new payment at the moved leg', async () => {
    openConsole('/admin/orders/ord_1?act=change&leg=outbound', [
      shown,
      answering(orderLife, { entries: [], more: false }),
      answering(readChangeOptions, () => new Promise(() => undefined)),
    ]);
    expect(await screen.findByRole('dialog', { name: 'Change or correct' })).toBeVisible();
  });

  it('replaces a label with a reason, and saves a note', async () => {
    const { user, called } = open([
      shown,
      answering(renewLabel, { success: true }),
      answering(noteOrder, { success: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'New label' }));
    const dialog = await dialogOf('New label for Golf bag');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The printer ate it.');
    await user.click(dialog.getByRole('button', { name: 'Void and buy again' }));
    expect(called('console.renew-label')[0]?.input).toEqual({
      params: { orderId: 'ord_1', parcelId: 'pcl_1' },
      body: { comment: 'The printer ate it.' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/The old label is voided/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New label' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByText('Enter a note first.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Wants a call.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(called('console.note-order')[0]?.input).toMatchObject({ body: { note: 'Wants a call.' } });
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });

  it('CO-05 recalculates the price, by today’s rate sheet and by another', async () => {
    const replayed = (sheet: string, again: number) => ({
      sold_sheet: '2026-11b',
      sheet,
      sold_cents: cents(6900),
      again_cents: cents(again),
      lines: [
        {
          id: 'a',
          sold: lineOf('a', 6900),
          again: lineOf('a', again),
          difference_cents: cents(again - 6900),
        },
      ],
      sheets: ['dearer', 'gone'].map((version) => ({
        version,
        effective_from: calendarDate('2030-01-01'),
      })),
    });
    const { user, called } = open([
      shown,
      answering(replayPrice, ({ query: { sheet } }) => {
        if (sheet === 'gone') throw refusal(422, 'no_service');
        return sheet === 'dearer' ? replayed('dearer', 7900) : replayed('2026-11b', 6900);
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Recalculate price' }));
    expect(await screen.findByText('Every line is the same, to the cent.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rate sheet' }), 'dearer');
    const table = within(await screen.findByRole('table', { name: 'Price as sold and recalculated' }));
    expect(await table.findByText('With dearer')).toBeVisible();
    expect(table.getAllByText('$10.00')).toHaveLength(2);
    expect(called('console.replay-price')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rate sheet' }), 'gone');
    expect(await screen.findByText('No service fits with this sheet.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rate sheet' }), 'dearer');
    expect(await screen.findByText('With dearer')).toBeVisible();
  });
});
