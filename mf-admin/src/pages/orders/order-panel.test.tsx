import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { listConsoleOrders } from '@sendahead/shared-contracts/console/order-list-calls';
import { listViews } from '@sendahead/shared-contracts/console/view-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { listedOrder, orderView } from '../../testing/orders.ts';

const answers = [
  answering(listViews, { views: [] }),
  answering(listConsoleOrders, {
    orders: [
      listedOrder('1', { flags: ['late'], state: 'in_transit' }),
      listedOrder('2', { state: 'in_transit', out_for_delivery: true }),
    ],
    next: null,
    count: 2,
    more_than_counted: false,
  }),
  answering(viewOrder, orderView()),
  answering(orderLife, {
    entries: [
      { at: '2026-11-22T15:00:00.000Z', kind: 'order', title: 'Order placed: $69.00', detail: '', by: null },
    ],
    more: false,
  }),
];
const orderInShort = { name: 'Order SA-1 in short' };

describe('an order of the list in short', () => {
  const atWidth = (isWide: boolean): void => {
    window.matchMedia = jest.fn().mockReturnValue({
      matches: isWide,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    });
    window.scrollBy = jest.fn();
  };

  it('CO-03 an order opens next to the list with Enter, closes with Escape, and returns the focus to its row', async () => {
    atWidth(true);
    const { user } = openConsole('/admin/orders', answers);
    const link = await screen.findByRole('link', { name: 'SA-1' });
    link.focus();
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('region', orderInShort));
    expect(panel.getByRole('heading', { name: 'Pine Links to Home' })).toHaveFocus();
    expect(panel.getByText('In transit')).toBeVisible();
    expect(panel.getByText('Late')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open the whole order' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    expect(await panel.findByText('780000000029')).toBeVisible();
    expect(await panel.findByText('Order placed: $69.00')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Partial refund' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/orders');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', orderInShort)).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  it('a row opens the order’s page if the list has no space for a panel', async () => {
    atWidth(false);
    const { user } = openConsole('/admin/orders', answers);
    await user.click(await screen.findByRole('link', { name: 'SA-1' }));
    expect(window.location.pathname).toBe('/admin/orders/ord_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'SA-1' })).toBeVisible();
  });

  it('a row shows its most important state: late, or out for delivery', async () => {
    atWidth(false);
    openConsole('/admin/orders', answers);
    const rowOf = async (order: string) =>
      within((await screen.findByRole('link', { name: order })).closest('tr') as HTMLElement);
    expect((await rowOf('SA-1')).getByText('Late')).toBeVisible();
    expect((await rowOf('SA-1')).queryByText('In transit')).not.toBeInTheDocument();
    expect((await rowOf('SA-2')).getByText('Out for delivery')).toBeVisible();
  });
});
