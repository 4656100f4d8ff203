import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFiles } from '../../testing/file-server.ts';
import { openPart } from '../../testing/order-part.tsx';
import { detail, preparation, summary } from '../../testing/orders.ts';
import { Documents } from './documents.tsx';

let files: ReturnType<typeof serveFiles>;
beforeEach(() => {
  files = serveFiles(() => ({ status: 200 }));
});
afterEach(() => files.stop());

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('the documents of an order', () => {
  const abroad = (listed: boolean) => [
    preparation({ customs: { from_country: 'US', to_country: 'IE', listed } }),
  ];

  it('PA-06 are receipt, invoice and calendar, and the packing list of a trip abroad once every bag is listed', async () => {
    openPart(<Documents />, { order: detail({ international: true }), legs: abroad(true) });
    await screen.findByRole('button', { name: 'Download: Packing list' });
    expect(names()).toEqual([
      'Download: Receipt',
      'Download: Invoice',
      'Download: Calendar file',
      'Download: Packing list',
    ]);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(files.requested).toEqual([
      '/api/v6/orders/ord_1/receipt_file',
      '/api/v6/orders/ord_1/invoice',
      '/api/v6/orders/ord_1/calendar',
      '/api/v6/orders/ord_1/packing_list',
    ]);
    expect(files.saved).toEqual([
      'receipt-SA-1001.pdf',
      'invoice-SA-1001.pdf',
      'trip-SA-1001.ics',
      'packing-list-SA-1001.pdf',
    ]);
  });

  it('PA-09 have no packing list before the bags are listed for customs', async () => {
    const { api } = openPart(<Documents />, {
      order: detail({ international: true }),
      legs: abroad(false),
    });
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('orders.preparation'));
    await act(async () => undefined);
    expect(names()).toEqual(['Download: Receipt', 'Download: Invoice', 'Download: Calendar file']);
  });

  it('PA-06 of an order that is over are receipt and invoice', async () => {
    openPart(<Documents />, {
      order: detail({ order: summary({ state: 'cancelled', allowed_actions: [] }) }),
    });
    await act(async () => undefined);
    expect(names()).toEqual(['Download: Receipt', 'Download: Invoice']);
  });
});
