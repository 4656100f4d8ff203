import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { waiveRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { orderView } from '../../../testing/orders.ts';

const request = {
  id: 'pay_1',
  reason: 'Address corrected by the carrier',
  amount_cents: cents(2200),
  state: 'asked' as const,
  asked_at: '2026-12-02T14:40:00.000Z',
};
const view = answering(viewOrder, orderView({ detail: { ...orderView().detail, owed: [request] } }));
const orderHistory = answering(orderLife, { entries: [], more: false });

describe('what is owed for an order, at the console', () => {
  it('CH-16 staff waive an owed amount with a comment, and see a message if it has been paid since', async () => {
    let paid = true;
    const waives = answering(waiveRequest, () => {
      if (paid) throw refusal(409, 'request_closed');
      return { ...request, state: 'waived' as const };
    });
    const { user, api } = openConsole('/admin/orders/ord_1', [view, orderHistory, waives]);
    expect(await screen.findByText(/requested from the customer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Waive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waive' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Our list was wrong');
    await user.click(dialog.getByRole('button', { name: 'Waive' }));
    expect(await dialog.findByText('It was already paid or waived.')).toBeVisible();
    paid = false;
    await user.click(dialog.getByRole('button', { name: 'Waive' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.filter(({ name }) => name === 'orders.waive-request').at(-1)?.input).toEqual({
      params: { orderId: 'ord_1', requestId: 'pay_1' },
      body: { comment: 'Our list was wrong' },
    });
  });

  it('CH-25 a waiver above the limit of its person is reported as waiting for approval', async () => {
    const waives = answering(waiveRequest, { ...request, approval_id: 'apr_1' });
    const { user } = openConsole('/admin/orders/ord_1', [view, orderHistory, waives]);
    await user.click(await screen.findByRole('button', { name: 'Waive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waive' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Our list was wrong');
    await user.click(dialog.getByRole('button', { name: 'Waive' }));
    expect(
      await screen.findByText(/\$22\.00 is above what’s left of your limit.*waiting for approval/),
    ).toBeVisible();
  });
});
