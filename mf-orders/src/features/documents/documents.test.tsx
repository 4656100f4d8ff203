import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { type CustomsItem, readCustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { act, screen, within } from '@testing-library/react';
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
  const item: CustomsItem = {
    bag: 1,
    kind: 'clubs',
    description: 'Steel',
    quantity: 1,
    unit_cents: 5_000,
    origin: 'JP',
    hs: '',
    owned_before: true,
  };
  const bags = [1, 2].map((number) => ({ number, traveler: 'Casey Lane', item: 'Golf bag' }));
  const listing = (items: CustomsItem[]) => ({
    order: detail({ international: true }),
    answers: [answering(readCustomsList, { bags, items, saved_at: null })],
  });

  it('PA-06 PA-21 documents are receipt, invoice and calendar, with those for customs in a separate group', async () => {
    openPart(<Documents />, listing([item, { ...item, bag: 2 }]));
    const customs = await screen.findByRole('region', { name: 'Customs papers' });
    expect(within(customs).getAllByRole('button')).toHaveLength(2);
    expect(names()).toEqual([
      'Download: Receipt',
      'Download: Invoice',
      'Download: Calendar file',
      'Download: Commercial invoice',
      'Download: Packing list',
    ]);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(files.requested).toEqual([
      '/api/v6/orders/ord_1/receipt_file',
      '/api/v6/orders/ord_1/invoice',
      '/api/v6/orders/ord_1/calendar',
      '/api/v6/orders/ord_1/customs_form?form=commercial_invoice',
      '/api/v6/orders/ord_1/packing_list',
    ]);
    expect(files.saved).toEqual([
      'receipt-SA-1001.pdf',
      'invoice-SA-1001.pdf',
      'trip-SA-1001.ics',
      'commercial-invoice-SA-1001.pdf',
      'packing-list-SA-1001.pdf',
    ]);
  });

  it('PA-09 there is no packing list before every bag is listed for customs', async () => {
    openPart(<Documents />, listing([item]));
    await screen.findByRole('button', { name: 'Download: Commercial invoice' });
    expect(screen.queryByRole('button', { name: 'Download: Packing list' })).not.toBeInTheDocument();
  });

  it('PA-06 a completed order has receipt and invoice', async () => {
    openPart(<Documents />, {
      order: detail({ order: summary({ state: 'cancelled', allowed_actions: [] }) }),
    });
    await act(async () => undefined);
    expect(names()).toEqual(['Download: Receipt', 'Download: Invoice']);
  });
});
