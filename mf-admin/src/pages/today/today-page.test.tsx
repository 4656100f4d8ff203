import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import {
  businessFigures,
  finishWork,
  type TooLateItem,
  takeWork,
  type WorkItem,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { sendOrderLinkAgain } from '@sendahead/shared-contracts/payments/order-link-calls';
import { type BillSplit, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const late: WorkItem = {
  kind: 'late',
  subject: 'ord_1:outbound:2026-11-20',
  what: 'outbound',
  bags: 2,
  order_id: 'ord_1',
  display_id: 'SA-1234',
  brand: 'golf',
  carrier: 'FEDEX',
  way: 'Austin to Miami',
  day: '2026-11-20',
  owner: null,
};
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
const brands = answering(listBrands, {
  brands: [{ slug: 'golf', name: 'Sendahead Golf', tagline: '', lines: [] }],
});
const figures = answering(businessFigures, {
  days: [
    { day: '2026-11-22', orders: 1, revenue_cents: 10_000, begun: 4, ordered: 1 },
    { day: '2026-11-23', orders: 3, revenue_cents: 45_050, begun: 4, ordered: 3 },
  ],
  brands: [{ brand: 'golf', orders: 4, revenue_cents: 55_050, begun: 8, ordered: 4 }],
});
const work = (items: readonly WorkItem[]) =>
  answering(workList, { day: '2026-11-23', items: [...items], more: [] });

describe('the page of today', () => {
  it('CO-07 lists late bags with their orders, and says which kinds have no items', async () => {
    openConsole('/admin/today', [work([late]), brands, figures]);
    const panel = within(await screen.findByRole('region', { name: 'Late bags (1)' }));
    expect(panel.getByRole('link', { name: 'SA-1234' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(
      panel.getByText('Golf · Austin to Miami · FedEx · Fri, Nov 20 · the carrier hasn’t said why'),
    ).toBeVisible();
    expect(panel.getByText('Unassigned')).toBeVisible();
    expect(panel.getByText(/^These bags are past their arrival day/)).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'The other lists are empty' }));
    expect(others.getByText(/No alerts\./)).toBeVisible();
  });

  it('CO-133 lists claims that wait for staff, with a link to each, and does not call the day empty', async () => {
    openConsole('/admin/today', [
      answering(workList, {
        day: '2026-11-23',
        items: [],
        claims: [
          {
            ...{ claim_id: 'clm_1', display_id: 'SA-88', brand: 'golf', customer: 'Casey Customer' },
            ...{ kind: 'lost', state: 'submitted', bags: 1, value_cents: cents(500_000) },
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

  it('TK-13 opens a booking for a customer', async () => {
    const { user } = openConsole('/admin/today', [work([late]), brands, figures]);
    await user.click(await screen.findByRole('button', { name: 'Book for a customer' }));
    expect(await screen.findByRole('dialog', { name: 'Book for a customer' })).toBeVisible();
  });

  it('CO-98 lists requests to bill a club, with the booking and a link to decide', async () => {
    const booking = {
      ...{ cart_id: 'crt_1', display_id: 'SA-77', customer: 'Wendy Caldwell', customer_id: null },
      amount_cents: cents(12_495),
    };
    const request = {
      ...{ user_id: 'usr_1', user_name: 'Casey Lane', club_id: 1, club_name: 'Heronsway', booking },
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

  it('CO-39 lists orders that arrive too late, with what to do, until staff acknowledge them', async () => {
    const { kind: _, ...order } = late;
    const tooLate: TooLateItem = {
      ...order,
      kind: 'too_late',
      bags: 1,
      day: calendarDate('2026-12-07'),
      needed_by: calendarDate('2026-12-04'),
    };
    const { user, called } = openConsole('/admin/today', [
      answering(workList, { day: '2026-11-23', items: [], too_late: [tooLate], more: [] }),
      brands,
      figures,
      answering(finishWork, { success: true }),
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Arrives too late (1)' }));
    expect(panel.getByRole('listitem')).toHaveTextContent(
      'SA-1234 1 bag, outbound, arrives 3 days after it is needed. Change the day or the service, or call the customer.',
    );
    expect(panel.getByRole('link', { name: 'SA-1234' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(screen.queryByText('Nothing to do right now')).not.toBeInTheDocument();
    expect(screen.queryByText(/No late bags/)).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Mark done: SA-1234' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'What you did' }), 'The customer agrees.');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(called('console.finish-work').at(-1)?.input).toEqual({
      body: { kind: 'too_late', subject: late.subject, note: 'The customer agrees.' },
    });
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

  it('CO-91 links an alert to its order, or to its booking before it becomes an order', async () => {
    const alert = { ...late, kind: 'alert' as const, what: 'attempt_stuck', way: '' };
    openConsole('/admin/today', [
      work([
        { ...alert, subject: '1', display_id: 'SA-1', order_id: 'ord_1' },
        { ...alert, subject: '2', display_id: 'SA-2', order_id: null, cart_id: 'crt_2' },
      ]),
      brands,
      figures,
    ]);
    expect(await screen.findByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(screen.getByRole('link', { name: 'SA-2' })).toHaveAttribute('href', '/admin/carts/crt_2');
  });

  it('says when a colleague was faster, and reloads', async () => {
    const { user, called } = openConsole('/admin/today', [
      work([late]),
      brands,
      figures,
      answering(takeWork, () => {
        throw refusal(409, 'work_of_another');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Take: SA-1234' }));
    expect(await screen.findByText('A colleague already took it.')).toBeVisible();
    expect(called('console.work')).toHaveLength(2);
  });

  it('asks for a note, and keeps it if it could not be saved', async () => {
    let broken = true;
    const { user } = openConsole('/admin/today', [
      work([late]),
      brands,
      figures,
      answering(finishWork, () => {
        if (broken) throw refusal(500, 'internal');
        return { success: true as const };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Mark done: SA-1234' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(dialog.getByText('Enter what you did.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'What you did' }), 'Found at the hub.');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await dialog.findByText('We couldn’t save this. Try again.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Found at the hub.');
    broken = false;
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('CO-07 shows the customer, amount and method of a refund, with a link to the order', async () => {
    const alert = {
      ...late,
      kind: 'alert' as const,
      subject: '7',
      what: 'refund_by_hand',
      way: '',
      customer: 'Ann Lee',
      amount_cents: 500,
    };
    openConsole('/admin/today', [work([alert]), brands, figures]);
    expect(await screen.findByText(/Refund \$5\.00 to Ann Lee by check or transfer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'SA-1234' })).toBeVisible();
  });

  it('CO-34 names the order whose club is closed on one of its days, and says what to do', async () => {
    const closed: WorkItem = { ...late, kind: 'alert', subject: '7', what: 'club_closed', bags: 0, way: '' };
    openConsole('/admin/today', [work([closed]), brands, figures]);
    const panel = within(await screen.findByRole('region', { name: 'Alerts (1)' }));
    expect(panel.getByRole('link', { name: 'SA-1234' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(panel.getByText('The club is closed on a day of this order. Choose another day.')).toBeVisible();
  });

  it('OPEN-43 links from a made-up contact to its brand, for those who manage brands', async () => {
    const invented: WorkItem = {
      ...late,
      kind: 'alert',
      subject: '8',
      what: 'contacts_invented',
      bags: 0,
      way: 'golf',
      order_id: null,
      display_id: null,
    };
    const first = openConsole('/admin/today', [work([invented]), brands, figures], 'admin_plus');
    const link = await screen.findByRole('link', { name: 'golf' });
    expect(link).toHaveAttribute('href', '/admin/brands/golf');
    expect(screen.getByText(/Customers see an invented phone or email/)).toBeVisible();
    first.close();
    openConsole('/admin/today', [work([invented]), brands, figures], 'admin');
    expect(await screen.findByText(/Customers see an invented phone or email/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'golf' })).toBeNull();
  });

  it('CO-08 plots the figures, and lists them in tables', async () => {
    openConsole('/admin/today', [work([]), brands, figures]);
    expect(await screen.findByRole('img', { name: /Revenue by day, \$550\.50 total/ })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'By brand' }));
    expect(table.getByText('50%')).toBeVisible();
  });

  it('RO-04 hides the figures from a carrier admin', async () => {
    const { called } = openConsole('/admin/today', [work([])], 'carrier_admin');
    expect(await screen.findByText(/No alerts\./)).toBeVisible();
    expect(called('console.figures')).toEqual([]);
  });
});
