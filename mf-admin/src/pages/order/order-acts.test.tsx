import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';

import { noteOrder, refundOrder, renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
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
import { pressAgain } from '../../testing/press-again.ts';
import { open, shown } from './testing/opened-order.tsx';

const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('staff acts on an order', () => {
  it('VL-49 refunds part of the money with a reason, keeps the typed values after a refusal, and shows the refund', async () => {
    let refused = true;
    const { user, called } = open([
      shown,
      answering(refundOrder, () => {
        if (refused) throw refusal(422, 'refund_too_large');
        return { refund_id: 'rfd_1' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(dialog.getByText(/Enter a reason/)).toBeVisible();
    expect(dialog.getByText(/Enter an amount in dollars/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Amount in dollars' })).toHaveFocus();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '70');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(dialog.getByText('This is more than can be refunded.')).toBeVisible();
    expect(called('console.refund-order')).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'Amount in dollars' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '12.5');
    const press = () => pressAgain(user, dialog.getByRole('button', { name: 'Refund $12.50' }));
    await press();
    expect(called('console.refund-order')).toEqual([]);
    await press();
    await waitFor(() => expect(dialog.getByText(/more than can be refunded/)).toBeVisible());
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Late.');
    refused = false;
    await press();
    await screen.findByRole('button', { name: 'Partial refund' });
    const [first, second] = called('console.refund-order').map(({ input }) => input);
    expect(first).toMatchObject({ body: { amount_cents: 1250, to: 'original', comment: 'Late.' } });
    // The repeated submit uses the same key.
    expect(second).toEqual(first);
    expect(called('console.order-life').length).toBeGreaterThan(1);
  });

  it('CO-167 after a colleague’s refund the dialog reloads what can be refunded, and says it', async () => {
    let most = 6900;
    const { user, called } = open([
      answering(viewOrder, () => orderView({ refundable_cents: cents(most) })),
      answering(refundOrder, () => {
        most = 2000;
        throw refusal(422, 'refund_too_large');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    expect(dialog.getByText('At most $69.00')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '50');
    await user.click(dialog.getByRole('button', { name: 'Refund $50.00' }));
    await pressAgain(user, dialog.getByRole('button', { name: 'Refund $50.00' }));
    expect(
      await dialog.findByText(/A colleague may have refunded already. Now at most \$20\.00\./),
    ).toBeVisible();
    expect(dialog.getByText('At most $20.00')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('50');
    expect(called('console.refund-order')).toHaveLength(1);
  });

  it('CO-99 CO-131 the error of a refund clears when the amount changes, and a second press confirms amount and destination', async () => {
    const { user, called } = open([
      answering(viewOrder, orderView({ refundable_cents: cents(50_000) })),
      answering(refundOrder, { refund_id: 'rfd_1' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    const amount = dialog.getByRole('textbox', { name: 'Amount in dollars' });
    await user.type(amount, '900');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(dialog.getByText('This is more than can be refunded.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '300');
    expect(dialog.queryByText('This is more than can be refunded.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Refund $300.00' }));
    expect(dialog.getByText(/^This refunds \$300\.00 to /)).toBeVisible();
    expect(called('console.refund-order')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /account credit/ }));
    await user.click(dialog.getByRole('button', { name: 'Refund $300.00' }));
    expect(dialog.getByText(/^This refunds \$300\.00 to .*account credit\./)).toBeVisible();
    expect(called('console.refund-order')).toEqual([]);
    await pressAgain(user, dialog.getByRole('button', { name: 'Refund $300.00' }));
    expect(called('console.refund-order')).toHaveLength(1);
  });

  it('CO-151 a double press, or any burst of presses, asks but refunds nothing', async () => {
    const { user, called } = open([shown, answering(refundOrder, { refund_id: 'rfd_1' })]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '12.5');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    const button = dialog.getByRole('button', { name: 'Refund $12.50' });
    await user.dblClick(button);
    await user.tripleClick(button);
    await user.keyboard('{Enter}');
    expect(dialog.getByText(/Press again to confirm/)).toBeVisible();
    expect(called('console.refund-order')).toEqual([]);
    await pressAgain(user, button);
    expect(called('console.refund-order')).toHaveLength(1);
  });

  it.each(['1,50', '2,5', '12.345', '-5', 'five', '0', ''])(
    'refuses %p as an amount to refund, and refunds nothing',
    async (typed) => {
      const { user, called } = open([shown]);
      await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
      const dialog = await dialogOf('Partial refund');
      if (typed) await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), typed);
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
      await user.click(dialog.getByRole('button', { name: 'Refund' }));
      expect(dialog.getByText(/^Enter an amount/)).toBeVisible();
      expect(called('console.refund-order')).toEqual([]);
    },
  );

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
