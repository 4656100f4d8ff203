import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { giveCredit } from '@sendahead/shared-contracts/console/money-calls';
import {
  refundOrder,
  resendConfirmation,
  resendLabels,
} from '@sendahead/shared-contracts/console/order-act-calls';
import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, screen, within } from '@testing-library/react';
import { orderView } from '../../testing/orders.ts';
import { pressAgain } from '../../testing/press-again.ts';
import { open, shown } from './testing/opened-order.tsx';

const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('the end of a staff act on an order', () => {
  it('VL-49 a refund says how much went where, and the message disappears when the next act begins', async () => {
    const { user, called } = open([shown, answering(refundOrder, { refund_id: 'rfd_1' })]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '14.95');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    await user.type(dialog.getByRole('textbox', { name: /^Tell the customer why/ }), 'Your bag came late.');
    await user.click(dialog.getByRole('button', { name: 'Refund $14.95' }));
    expect(
      dialog.getByText('This refunds $14.95 to Visa ending in 1111. Press again to confirm.'),
    ).toBeVisible();
    await pressAgain(user, dialog.getByRole('button', { name: 'Refund $14.95' }));
    expect(await screen.findByText('Refunded $14.95 to Visa ending in 1111.')).toBeVisible();
    expect(called('console.refund-order')[0]?.input).toMatchObject({
      body: { customer_reason: 'Your bag came late.' },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.queryByText(/Refunded \$14.95/)).not.toBeInTheDocument();
  });

  it('a void says what is refunded, and resending a confirmation keeps its button', async () => {
    const { user } = open([
      shown,
      answering(cancelOrder, { state: 'cancelled', refund_cents: cents(6900) }),
      answering(resendConfirmation, { success: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Send confirmation again' }));
    expect(
      await screen.findByText('We’re sending the confirmation to casey@example.test again.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send confirmation again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await dialogOf('Cancel SA-1');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order canceled. $69.00 will be refunded.')).toBeVisible();
  });

  it('CO-45 resends labels to the customer and the travelers', async () => {
    const { user, called } = open([shown, answering(resendLabels, { success: true })]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Send labels again' }));
    expect(
      await screen.findByText(
        'We’re sending the labels again to casey@example.test and to each traveler with an email.',
      ),
    ).toBeVisible();
    expect(called('console.resend-labels')[0]?.input).toMatchObject({ params: { orderId: 'ord_1' } });
  });

  it('gives the customer a credit for the order, with a reason', async () => {
    const { user, called } = open([shown, answering(giveCredit, { success: true })]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Give credit' }));
    const dialog = await dialogOf('Give credit');
    await user.type(dialog.getByRole('textbox', { name: 'Dollars' }), '15');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late bag.');
    await user.click(dialog.getByRole('button', { name: 'Give credit' }));
    expect(await screen.findByText('$15.00 credit given to Casey Customer.')).toBeVisible();
    expect(called('console.give-credit')[0]?.input).toMatchObject({
      params: { userId: 'usr_1' },
      body: { amount_cents: 1500, reason: 'Late bag.', order_id: 'ord_1' },
    });
  });

  it('links a bag’s number to its carrier in a new tab, and lists its scans', async () => {
    const [label] = orderView().labels;
    const scan = {
      at: '2026-11-22T15:00:00.000Z',
      status: 'in_transit',
      description: 'Left',
      place: 'Reno, NV',
    };
    const bag = {
      leg: 'outbound' as const,
      traveler: 'Casey Customer',
      item: 'Golf bag',
      carrier: 'FEDEX',
      parcel_id: label?.parcel_id,
      tracking_number: label?.tracking_number ?? null,
      events: [scan],
    };
    open([answering(viewOrder, orderView({ detail: { ...orderView().detail, shipments: [bag] } }))]);
    const link = await screen.findByRole('link', { name: /^780000000029 ?, at FedEx in a new tab$/ });
    expect(link).toHaveAttribute('href', 'https://www.fedex.com/fedextrack/?trknbr=780000000029');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('list', { name: /^Scans of Golf bag/ })).toHaveTextContent('LeftReno, NV');
    expect(screen.getByRole('link', { name: '1-800-463-3339' })).toBeVisible();
  });

  it('updates the order on its events: a new label is shown', async () => {
    const [label] = orderView().labels;
    let bought = false;
    const { host } = open([
      answering(viewOrder, () =>
        orderView(bought || !label ? {} : { labels: [{ ...label, label: 'wanted', tracking_number: null }] }),
      ),
    ]);
    const table = within(await screen.findByRole('table', { name: 'Bags and labels' }));
    expect(table.getByText('None yet')).toBeVisible();
    bought = true;
    await act(async () => host.tellNews('/api/v6/orders/ord_1/news?viewers=true'));
    expect(await table.findByText('780000000029')).toBeVisible();
  });
});
