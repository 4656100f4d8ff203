import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';

import { refundOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { orderView } from '../../testing/orders.ts';
import { pressAgain } from '../../testing/press-again.ts';
import { open, shown } from './testing/opened-order.tsx';

const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('a refund by staff', () => {
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

  it('CO-131 names the account of the club that was billed', async () => {
    const view = orderView({ transactions: [] });
    const parts = [{ type: 'club' as const, title: 'Billed to Pine Links', amount_cents: cents(6900) }];
    const receipt = { ...view.receipt, payment: { ...view.receipt.payment, parts } };
    const { user } = open([answering(viewOrder, { ...view, receipt })]);
    await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
    const dialog = await dialogOf('Partial refund');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '5');
    await user.click(dialog.getByRole('button', { name: 'Refund $5.00' }));
    expect(dialog.getByText(/^This refunds \$5\.00 to the club’s account\./)).toBeVisible();
  });

  it('CO-173 CO-176 a lost answer reloads the order, is named when another amount is typed, and the same amount is refunded again only once its question is answered', async () => {
    const answers = [
      () => {
        throw refusal(503, 'unavailable');
      },
      ({ again = false }) => {
        if (!again) throw refusal(409, 'given_before');
        return { refund_id: 'rfd_2' };
      },
    ];
    const [lost, known] = answers;
    let answer = lost;
    const { user, called } = open([shown, answering(refundOrder, ({ body }) => answer?.(body) as never)]);
    const start = async () => {
      await user.click(await screen.findByRole('button', { name: 'Partial refund' }));
      const dialog = await dialogOf('Partial refund');
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late.');
      await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '5');
      for (const _ of [1, 2]) await pressAgain(user, dialog.getByRole('button', { name: 'Refund $5.00' }));
      return dialog;
    };
    const views = called('console.order').length;
    const first = await start();
    expect(await first.findByText(/^We got no answer\. Press the button again/)).toBeVisible();
    await waitFor(() => expect(called('console.order').length).toBeGreaterThan(views));
    const lostWords = /^We got no answer for the refund of \$5\.00, so it may have been made\./;
    expect(first.queryByText(lostWords)).toBeNull();
    await user.type(first.getByRole('textbox', { name: 'Amount in dollars' }), '0');
    expect(await first.findByText(lostWords)).toBeVisible();
    answer = known;
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    const second = await start();
    expect(
      await second.findByText(
        'You gave this customer $5.00 less than an hour ago. To give it again, press again.',
      ),
    ).toBeVisible();
    await pressAgain(user, second.getByRole('button', { name: 'Refund $5.00 again' }));
    expect(await screen.findByText(/^Refunded \$5\.00/)).toBeVisible();
    expect(called('console.refund-order').map(({ input }) => Object(input).body.again)).toEqual([
      undefined,
      undefined,
      true,
    ]);
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
});
