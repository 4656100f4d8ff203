import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import {
  finishWork,
  type TooLateItem,
  takeWork,
  type WorkItem,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { brands, figures } from './testing/answers.ts';

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

  it('TK-13 opens a booking for a customer', async () => {
    const { user } = openConsole('/admin/today', [work([late]), brands, figures]);
    await user.click(await screen.findByRole('button', { name: 'Book for a customer' }));
    expect(await screen.findByRole('dialog', { name: 'Book for a customer' })).toBeVisible();
  });

  it('TK-23 the booking for a customer is in the console’s brand unless staff choose another', async () => {
    const two = ['golf', 'ski'].map((slug) => ({ slug, name: `Our ${slug}`, tagline: '', lines: [] }));
    const { user } = openConsole('/admin/today', [
      work([late]),
      answering(listBrands, { brands: two }),
      figures,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Book for a customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a customer' }));
    const brand = dialog.getByRole('combobox', { name: 'Brand' });
    expect(brand).toHaveValue('golf');
    await waitFor(() => expect(within(brand).getAllByRole('option').length).toBeGreaterThan(1));
    await user.selectOptions(brand, 'Our ski');
    expect(brand).toHaveAccessibleDescription(/opens on this brand’s page/);
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

  it('CO-159 names the closed club, its day and the stop', async () => {
    const of = { club: 'Pinewhistle', day: '2026-12-09', stop: 'delivery' } as const;
    const closed: WorkItem = { ...late, kind: 'alert', subject: '7', what: 'club_closed', closed: of };
    openConsole('/admin/today', [work([closed]), brands, figures]);
    const panel = within(await screen.findByRole('region', { name: 'Alerts (1)' }));
    expect(
      panel.getByText('Pinewhistle is closed on Wed, Dec 9 (delivery). Choose another day.'),
    ).toBeVisible();
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
    expect(await screen.findByRole('img', { name: /Net by day, \$550\.50 total/ })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'By brand' }));
    expect(table.getByText('50%')).toBeVisible();
  });

  it('RO-04 hides the figures from a carrier admin', async () => {
    const { called } = openConsole('/admin/today', [work([])], 'carrier_admin');
    expect(await screen.findByText(/No alerts\./)).toBeVisible();
    expect(called('console.figures')).toEqual([]);
  });
});
