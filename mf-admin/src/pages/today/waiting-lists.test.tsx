import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { workList } from '@sendahead/shared-contracts/console/work-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { type BillSplit, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { brands, figures } from './testing/answers.ts';

const stopped: BillSplit = {
  cart_id: 'crt_1',
  display_id: 'SA-77',
  order_id: null,
  state: 'stopped',
  charging: false,
  total_cents: cents(12_900),
  expires_at: '2026-11-24T22:00:00Z',
  by_link: true,
  shares: [],
};
describe('the lists of what waits on Today', () => {
  it('CO-133 lists claims that wait for staff, with a link to each, and does not call the day empty', async () => {
    openConsole('/admin/today', [
      answering(workList, {
        day: '2026-11-23',
        items: [],
        claims: [
          {
            claim_id: 'clm_1',
            display_id: 'SA-88',
            brand: 'golf',
            customer: 'Casey Customer',
            kind: 'lost',
            state: 'submitted',
            bags: 1,
            value_cents: cents(500_000),
            state_at: '2026-11-23T15:00:00Z',
          },
        ],
        more: [],
      }),
      brands,
      figures,
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Claims (1)' }));
    expect(panel.getByText('Lost, 1 bag, $5,000.00, Casey Customer')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Claim for SA-88' })).toHaveAttribute(
      'href',
      '/admin/claims/clm_1',
    );
    expect(screen.getByRole('region', { name: 'The other lists are empty' })).toBeVisible();
    expect(screen.queryByText('Nothing to do right now')).not.toBeInTheDocument();
  });

  it('CO-98 lists requests to bill a club, with the booking and a link to decide', async () => {
    const booking = {
      cart_id: 'crt_1',
      display_id: 'SA-77',
      customer: 'Wendy Caldwell',
      customer_id: null,
      amount_cents: cents(12_495),
    };
    const request = {
      user_id: 'usr_1',
      user_name: 'Casey Lane',
      club_id: 1,
      club_name: 'Heronsway',
      booking,
      requested_at: '2026-11-20T10:00:00.000Z',
    };
    openConsole('/admin/today', [
      answering(workList, { day: '2026-11-23', items: [], more: [], billing_requests: [request] }),
      brands,
      figures,
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Billing requests (1)' }));
    expect(panel.getByRole('listitem')).toHaveTextContent(
      'Casey Lane asks to bill Heronsway: SA-77 for Wendy Caldwell $124.95',
    );
    expect(panel.getByRole('link', { name: 'Decide billing requests' })).toHaveAttribute(
      'href',
      '/admin/billing-requests',
    );
  });

  it('CO-88 lists payment links for new orders with amount and end, resends one, and withdraws it', async () => {
    const link = {
      cart_id: 'crt_1',
      display_id: 'SA-77',
      brand: 'golf',
      email: 'payer@lane.test',
      amount_cents: cents(12_900),
      expires_at: '2026-11-24T22:00:00Z',
      sent_by: 'Alex Admin',
    };
    let links = [link];
    const { user, called } = openConsole('/admin/today', [
      answering(workList, () => ({ day: '2026-11-23', items: [], pay_links: links, more: [] })),
      brands,
      figures,
      answering(sendOrderLinkAgain, () => {
        throw refusal(409, 'split_charging');
      }),
      answering(stopSplit, () => {
        links = [];
        return { ...stopped };
      }),
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Pay links unpaid (1)' }));
    expect(panel.getByRole('listitem')).toHaveTextContent(
      /SA-77 \$129\.00 from payer@lane\.test.*Golf · Works until .*Nov 24.* · sent by Alex Admin/,
    );
    expect(panel.getByRole('link', { name: 'SA-77' })).toHaveAttribute('href', '/admin/carts/crt_1');
    await user.click(panel.getByRole('button', { name: 'Resend the link: SA-77' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('A payment is under way right now.');
    expect(called('payments.send-order-link-again').at(-1)?.input).toEqual({
      params: { cart_id: 'crt_1' },
      body: { email: 'payer@lane.test' },
    });
    await user.click(panel.getByRole('button', { name: 'Withdraw the link: SA-77' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the link: SA-77' }));
    expect(dialog.getByText(/We’ll email payer@lane.test that nothing is booked/)).toBeVisible();
    expect(called('payments.stop-split')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/The link for SA-77 is withdrawn, and we’re emailing/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Pay links/ })).not.toBeInTheDocument());
  });
});
