import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import {
  type PayLink,
  sendPayLinkAgain,
  sendRequestLink,
  withdrawPayLink,
} from '@sendahead/shared-contracts/orders/pay-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { orderView } from '../../../testing/orders.ts';

const link: PayLink = {
  id: 'plk_1',
  request_id: null,
  what: ['Pickup on Wed, Dec 2 instead of Tue, Dec 1'],
  amount_cents: cents(900),
  state: 'open',
  round: 1,
  sent_at: '2026-11-20T15:00:00.000Z',
  expires_at: '2026-11-27T15:00:00.000Z',
  closed_at: null,
};
const orderHistory = answering(orderLife, { entries: [], more: false });
const due = async () => within(await screen.findByRole('region', { name: 'Amounts due' }));

describe('links to pay, at the console', () => {
  it('CH-20 a payment link shows what it pays and until when; it is resent once for two presses, and withdrawn', async () => {
    let shown = link;
    const { user, called } = openConsole('/admin/orders/ord_1', [
      orderHistory,
      answering(viewOrder, () => orderView({ pay_links: [shown] })),
      answering(sendPayLinkAgain, () => {
        shown = { ...link, round: 2, sent_at: null };
        return shown;
      }),
      answering(withdrawPayLink, () => {
        shown = { ...link, state: 'withdrawn', closed_at: '2026-11-22T15:00:00.000Z' };
        return shown;
      }),
    ]);
    expect((await due()).getByText(/^\$9.00 for a change: Pickup on Wed, Dec 2/)).toBeVisible();
    expect((await due()).getByText(/Link emailed/)).toHaveTextContent(/good until Nov 27/);
    await user.dblClick((await due()).getByRole('button', { name: 'Send again' }));
    expect(await (await due()).findByText('The email with the link is on its way.')).toBeVisible();
    expect(called('orders.send-pay-link-again')[0]?.input).toEqual({
      params: { orderId: 'ord_1', linkId: 'plk_1' },
      body: { round: 1 },
    });
    await user.click((await due()).getByRole('button', { name: 'Withdraw link' }));
    const earlier = within(await screen.findByRole('region', { name: 'Earlier amounts' }));
    expect(earlier.getByText(/Link withdrawn/)).toBeVisible();
    expect(earlier.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Amounts due' })).toBeNull();
  });

  it('CH-34 an amount due is shown before the trip, and a change says that it ends the open link', async () => {
    const noOptions = answering(readChangeOptions, { billed_to: null, legs: [] });
    const { user } = openConsole('/admin/orders/ord_1', [
      orderHistory,
      noOptions,
      answering(viewOrder, orderView({ pay_links: [link] })),
    ]);
    await due();
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names.indexOf('Amounts due')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Change or correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change or correct' }));
    expect(await dialog.findByText('A link for $9.00 is open; this change ends it.')).toBeVisible();
  });

  it('CH-20 withdrawing a payment link says that it has been paid since', async () => {
    const { user } = openConsole('/admin/orders/ord_1', [
      orderHistory,
      answering(viewOrder, orderView({ pay_links: [link] })),
      answering(withdrawPayLink, () => {
        throw refusal(409, 'pay_link_closed');
      }),
    ]);
    await user.click((await due()).getByRole('button', { name: 'Withdraw link' }));
    expect(await (await due()).findByRole('alert')).toHaveTextContent(/The link was paid or withdrawn/);
  });

  it('CH-20 a payment link is not resent once its change has another price', async () => {
    const { user } = openConsole('/admin/orders/ord_1', [
      orderHistory,
      answering(viewOrder, orderView({ pay_links: [{ ...link, state: 'expired' }] })),
      answering(sendPayLinkAgain, () => {
        throw refusal(409, 'change_not_possible');
      }),
    ]);
    await user.click((await due()).getByRole('button', { name: 'Send again' }));
    expect(await (await due()).findByRole('alert')).toHaveTextContent(/The price or the dates have changed/);
  });

  it('CH-19 staff send a payment link for what is owed', async () => {
    const request = {
      id: 'pay_1',
      reason: 'Address corrected by the carrier',
      amount_cents: cents(2200),
      state: 'asked' as const,
      asked_at: '2026-12-02T14:40:00.000Z',
    };
    const view = orderView();
    const sent = { ...link, request_id: 'pay_1', sent_at: null };
    let links: PayLink[] = [];
    const { user } = openConsole('/admin/orders/ord_1', [
      orderHistory,
      answering(viewOrder, () => ({
        ...view,
        detail: { ...view.detail, owed: [request] },
        pay_links: links,
      })),
      answering(sendRequestLink, () => {
        links = [sent];
        return sent;
      }),
    ]);
    await user.click((await due()).getByRole('button', { name: 'Send a link to pay' }));
    expect(await (await due()).findByText('The email with the link is on its way.')).toBeVisible();
  });
});
