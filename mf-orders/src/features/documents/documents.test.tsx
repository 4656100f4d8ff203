import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFiles } from '../../testing/file-server.ts';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { Documents } from './documents.tsx';

let files: ReturnType<typeof serveFiles>;
beforeEach(() => {
  files = serveFiles(() => ({ status: 200 }));
});
afterEach(() => files.stop());

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('the documents of an order', () => {
  it('PA-06 are receipt, invoice and calendar, and the packing list of a trip abroad', async () => {
    openPart(<Documents />, { order: detail({ international: true }) });
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

  it('PA-06 of an order that is over are receipt and invoice', () => {
    openPart(<Documents />, {
      order: detail({ order: summary({ state: 'cancelled', allowed_actions: [] }) }),
    });
    expect(names()).toEqual(['Download: Receipt', 'Download: Invoice']);
  });
});
