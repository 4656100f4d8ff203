import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickButton, costs, oneWay, openOrder, single, typeDay } from '../../testing/order-to-change.tsx';
import { detail, summary } from '../../testing/orders.ts';

describe('what can be changed of an order', () => {
  it('CH-07 the section offers only the changes that the server allows', async () => {
    const { card } = await openOrder(single, null);
    expect(card.getByText(/Free until the carrier has your bags/)).toBeVisible();
    const names = card.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Change date', 'Change address', 'Cancel order']);
    expect(card.getByRole('link', { name: 'Change bags, travelers or service' })).toHaveAttribute(
      'href',
      '/ship?change_order=ord_1',
    );
  });

  it('CH-04 an order in transit offers no change, and says why', async () => {
    const { card } = await openOrder(
      detail({ order: summary({ state: 'in_transit', allowed_actions: [] }) }),
      null,
    );
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByText(/The carrier has your bags/)).toBeVisible();
  });

  it('CH-04 readers who cannot change an order whose bags are at home see who can', async () => {
    const { card } = await openOrder(
      detail({ order: summary({ state: 'labels_ready', allowed_actions: ['print_labels'] }) }),
      null,
    );
    expect(card.queryByRole('button')).toBeNull();
    expect(card.getByText(/^Only the customer or our team can change this order/)).toBeVisible();
  });
});

describe('a trip that crosses a border', () => {
  it('CH-17 an international trip asks for unsaved travel dates, in order, and makes the change with them', async () => {
    const { called } = await openOrder(
      single,
      'Change date',
      oneWay,
      answering(priceOrderChange, costs(0)),
      answering(changeOrder, ({ body }) => {
        if (!body.traveler_days) throw refusal(422, 'international_info_required');
        return { ...costs(0), state: 'placed' as const };
      }),
    );
    await typeDay(/^Pickup day/, '12/04/2026');
    await clickButton('Change order');
    const arrival = await screen.findByRole('textbox', { name: 'The day you arrive' });
    expect(screen.getByRole('button', { name: 'Change order' })).toBeDisabled();
    await userEvent.type(arrival, '12/10/2026');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('checkbox', { name: /These dates may be shared with customs/ }));
    await typeDay(/^The day you leave/, '12/15/2026');
    await typeDay(/^The day you arrive/, '12/20/2026');
    expect(screen.getByRole('textbox', { name: /^The day you leave/ })).toHaveAccessibleDescription(
      /The departure date is before the arrival date/,
    );
    expect(screen.getByRole('button', { name: 'Change order' })).toBeDisabled();
    await typeDay(/^The day you arrive/, '12/10/2026');
    await clickButton('Change order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change').at(-1)).toMatchObject({
      body: { traveler_days: { date_of_arrival: '2026-12-10', date_of_departure: '2026-12-15' } },
    });
  });
});
