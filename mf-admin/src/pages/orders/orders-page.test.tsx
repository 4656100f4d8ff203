import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  listCarriers,
  listConsoleOrders,
  resendConfirmations,
} from '@sendahead/shared-contracts/console/order-list-calls';
import {
  deleteView,
  listViews,
  type SavedView,
  saveView,
} from '@sendahead/shared-contracts/console/view-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { listedOrder } from '../../testing/orders.ts';

const noViews = answering(listViews, { views: [] });
const answer = (ids: readonly string[], more: { count?: number; more_than_counted?: boolean } = {}) => ({
  orders: ids.map((id) => listedOrder(id)),
  next: null,
  count: ids.length,
  more_than_counted: false,
  ...more,
});
const view = (more: Partial<SavedView> = {}): SavedView => ({
  id: 'viw_1',
  name: 'Late with FedEx',
  shared: false,
  own: true,
  filter: { late: '1', carrier: 'FedEx' },
  ...more,
});

describe('the page of orders', () => {
  it('CO-03 shows the orders with their problems, and keeps its filters in the address', async () => {
    const { user, called } = openConsole('/admin/orders?state=placed&pickup_from=never&club=x', [
      noViews,
      answering(listConsoleOrders, {
        ...answer(['1']),
        orders: [listedOrder('1', { flags: ['late', 'alert'], bags: 3 })],
      }),
    ]);
    const row = within((await screen.findByRole('link', { name: 'SA-1' })).closest('tr') as HTMLElement);
    expect(row.getByText('Late')).toBeVisible();
    expect(row.getByText('Alert')).toBeVisible();
    expect(row.getByRole('cell', { name: '3' })).toBeVisible();
    // Invalid filters in the address are not sent.
    expect(called('console.orders')[0]?.input).toEqual({ query: { state: 'placed' } });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' casey {Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Unpaid' }));
    expect(called('console.orders').at(-1)?.input).toEqual({
      query: { search: 'casey', state: 'placed', unpaid: '1' },
    });
    expect(new URLSearchParams(window.location.search).get('search')).toBe('casey');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('CO-142 offers carrier admins no email, total or unpaid orders', async () => {
    const { user } = openConsole(
      '/admin/orders',
      [noViews, answering(listConsoleOrders, answer(['1']))],
      'carrier_admin',
    );
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    expect(screen.getByRole('checkbox', { name: 'Late' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Unpaid' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Total from ($)' })).toBeNull();
    await user.click(screen.getByText('Columns'));
    expect(screen.getByRole('checkbox', { name: 'Pickup' })).toBeChecked();
    const columns = within(screen.getByRole('group', { name: 'Columns that show' })).getAllByRole('checkbox');
    expect(columns.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'State',
      'Customer',
      'Route',
      'Pickup',
      'Placed',
      'Carriers',
      'Items',
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  });

  it('CO-55 filters orders by days placed and total, and refuses at its field a total that is not an amount', async () => {
    const { user, called } = openConsole('/admin/orders', [
      noViews,
      answering(listConsoleOrders, answer(['1'])),
    ]);
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    await user.type(screen.getByLabelText('Placed from'), '2026-11-20');
    const least = screen.getByRole('textbox', { name: 'Total from ($)' });
    await user.type(least, 'lots{Enter}');
    expect(least).toHaveAccessibleDescription(/Enter an amount/);
    await user.clear(least);
    await user.type(least, '99.50{Enter}');
    expect(least).not.toHaveAccessibleDescription(/Enter an amount/);
    expect(called('console.orders').at(-1)?.input).toEqual({
      query: { placed_from: '2026-11-20', total_from: 9950 },
    });
  });

  it('CO-106 the list of a carrier day shows the orders that are due on it, with the filter open', async () => {
    const { called } = openConsole('/admin/orders?stops_on=2026-12-24&carrier=UPS', [
      noViews,
      answering(listConsoleOrders, answer(['1'])),
    ]);
    expect(await screen.findByLabelText('Pickup or delivery due')).toHaveValue('2026-12-24');
    expect(called('console.orders').at(-1)?.input).toEqual({
      query: { stops_on: '2026-12-24', carrier: 'UPS' },
    });
  });

  it('CO-55 sorts orders by pickup, and shows the columns chosen in this browser', async () => {
    localStorage.clear();
    const opened = () => openConsole('/admin/orders', [noViews, answering(listConsoleOrders, answer(['1']))]);
    const { user, called, close } = opened();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: 'SA-1' });
    expect(heads()).toEqual([
      'Select',
      'Order',
      'State',
      'Customer',
      'Route',
      'Pickup',
      'Placed',
      'Items',
      'Total',
      'Labels',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Pickup, earliest first');
    expect(called('console.orders').at(-1)?.input).toEqual({ query: { sort: 'pickup' } });
    await user.click(screen.getByText('Columns'));
    await user.click(await screen.findByRole('checkbox', { name: 'Items' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email' }));
    const chosen = [
      'Select',
      'Order',
      'State',
      'Customer',
      'Email',
      'Route',
      'Pickup',
      'Placed',
      'Total',
      'Labels',
    ];
    expect(heads()).toEqual(chosen);
    close();
    opened();
    await screen.findByRole('link', { name: 'SA-1' });
    expect(heads()).toEqual(chosen);
    localStorage.clear();
  });

  it('CO-03 filters by a carrier that was added to the data', async () => {
    const { user, called } = openConsole('/admin/orders', [
      noViews,
      answering(listCarriers, { carriers: [{ carrier: 'DHL', name: 'DHL' }] }),
      answering(listConsoleOrders, answer(['1'])),
    ]);
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    await screen.findByRole('option', { name: 'DHL' });
    await user.selectOptions(screen.getByRole('combobox', { name: /Carrier/ }), 'DHL');
    expect(called('console.orders').at(-1)?.input).toEqual({ query: { carrier: 'DHL' } });
  });

  it('says what a search is missing, and that nothing matches', async () => {
    const { user } = openConsole('/admin/orders?search=x', [
      noViews,
      answering(listConsoleOrders, ({ query }) => {
        if (query.search === 'x') throw refusal(422, 'invalid');
        if (query.search === 'com') throw refusal(422, 'search_too_wide');
        return answer([]);
      }),
    ]);
    expect(await screen.findByText('Enter at least 3 letters of a word.')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await user.clear(field);
    await user.type(field, 'com{Enter}');
    expect(await screen.findByText(/Narrow the search by date, brand or another word/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'nobody{Enter}');
    expect(await screen.findByText(/No orders match/)).toBeVisible();
  });

  it('resends the confirmations of all matching orders, with the number that staff saw, and says when it has changed', async () => {
    const { user, called } = openConsole('/admin/orders?brand=golf', [
      noViews,
      answering(listConsoleOrders, { ...answer(['1', '2']), next: 'key', count: 7 }),
      answering(resendConfirmations, () => {
        throw refusal(409, 'selection_moved', { count: 8 });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send confirmations again' }));
    expect(screen.getByText('Select an order first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 7' }));
    expect(screen.getByText(/7 selected/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download selected' })).toHaveAttribute(
      'href',
      '/api/v6/console/orders.csv?brand=golf&count=7',
    );
    await user.click(screen.getByRole('button', { name: 'Send confirmations again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send 7' }));
    expect(await screen.findByText(/8 orders match now/)).toBeVisible();
    expect(called('console.resend-confirmations')[0]?.input).toEqual({
      body: { selection: { filter: { brand: 'golf' }, count: 7 }, key: expect.any(String) },
    });
  });

  it('selects rows one by one, and clears the selection when the filter changes', async () => {
    const { user, called } = openConsole('/admin/orders', [
      noViews,
      answering(listConsoleOrders, answer(['1', '2'])),
      answering(resendConfirmations, { sent: 1 }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select SA-2' }));
    expect(screen.getByRole('link', { name: 'Download selected' })).toHaveAttribute(
      'href',
      '/api/v6/console/orders.csv?ids=ord_2',
    );
    await user.click(screen.getByRole('button', { name: 'Send confirmations again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send 1' }));
    expect(await screen.findByText(/1 order: we’re sending the confirmation again/)).toBeVisible();
    expect(called('console.resend-confirmations')[0]?.input).toMatchObject({
      body: { selection: { ids: ['ord_2'] } },
    });
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(screen.getByRole('checkbox', { name: 'Late' }));
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toBeVisible();
  });

  it('offers carrier admins only their own acts', async () => {
    openConsole('/admin/orders', [noViews, answering(listConsoleOrders, answer(['1']))], 'carrier_admin');
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send confirmations again' })).not.toBeInTheDocument();
  });
});

describe('saved views', () => {
  it('a saved view opens by the id in its address, is saved under a name, and can be deleted', async () => {
    const { user, called } = openConsole('/admin/orders?view=viw_1', [
      answering(listViews, { views: [view(), view({ id: 'viw_2', name: 'Old', own: false, filter: null })] }),
      answering(listConsoleOrders, answer(['1'])),
      answering(saveView, view({ id: 'viw_3', name: 'Mine', filter: { late: '1' } })),
      answering(deleteView, { success: true }),
    ]);
    await screen.findByRole('button', { name: 'Delete “Late with FedEx”' });
    expect(window.location.search).toBe('?view=viw_1&carrier=FedEx&late=1');
    expect(called('console.orders').at(-1)?.input).toEqual({ query: { late: '1', carrier: 'FedEx' } });
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name for the view.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
    await user.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(called('console.save-view')[0]?.input).toEqual({
      body: { name: 'Mine', shared: true, filter: { late: '1', carrier: 'FedEx' } },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Saved view' }), 'viw_2');
    expect(await screen.findByText(/This view uses filters that no longer exist/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Saved view' }), 'viw_1');
    await user.click(screen.getByRole('button', { name: 'Delete “Late with FedEx”' }));
    expect(called('console.delete-view')[0]?.input).toEqual({ params: { viewId: 'viw_1' } });
  });
});
