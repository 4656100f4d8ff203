import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  billedTo,
  bothWays,
  dialogOf,
  neededByDec4,
  onItsWay,
  openOrder,
  priced,
} from '../../../testing/changed-order.tsx';

describe('a leg of an order in the console', () => {
  it('CH-18 a leg is changed separately, after its price and its new days are shown', async () => {
    const { user, called } = openOrder(bothWays, billedTo(null), ...priced(-400));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), '2 Main St');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText('$4.00 will be refunded.')).toBeVisible();
    const days = within(dialog.getByRole('list', { name: 'Return' }));
    expect(days.getByText('Pickup: Wed, Dec 9, was Tue, Dec 8')).toBeVisible();
    expect(days.getByText('Arrival: Sat, Dec 12, as booked')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.change-leg')[0]?.input).toEqual({
      params: { orderId: 'ord_1', leg: 'return' },
      body: { to: { address: '2 Main St' }, difference_cents: -400 },
    });
  });

  it('CH-18 a leg is the only choice if the other is in transit', async () => {
    const { user, called } = openOrder(onItsWay, billedTo(null), ...priced(0));
    const dialog = await dialogOf(user, 'Change or correct');
    expect(dialog.queryByRole('radio', { name: /alone/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Ship from' }));
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '212 555 0101');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(called('orders.change-leg')).toHaveLength(1));
    expect(called('orders.change-leg')[0]?.input).toMatchObject({
      params: { leg: 'return' },
      body: { from: { phone: '212 555 0101' } },
    });
  });

  it('CH-29 the whole order is moved with its return and the day by which its bags are needed', async () => {
    const { user, called } = openOrder(
      neededByDec4,
      billedTo(null),
      answering(priceOrderChange, {
        old_total_cents: cents(6900),
        new_total_cents: cents(6900),
        difference_cents: 0,
        legs: [],
      }),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    fireEvent.change(dialog.getByLabelText('Pickup day'), { target: { value: '2026-12-16' } });
    fireEvent.change(dialog.getByLabelText('Return pickup day'), { target: { value: '2026-12-28' } });
    const need = dialog.getByLabelText('Needed by');
    expect(need).toHaveValue('2026-12-04');
    fireEvent.change(need, { target: { value: '2026-12-15' } });
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(dialog.getByText('Choose the pickup day or later.')).toBeVisible();
    fireEvent.change(need, { target: { value: '2026-12-22' } });
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await waitFor(() => expect(called('orders.change-price')).toHaveLength(1));
    expect(called('orders.change-price')[0]?.input).toEqual({
      params: { orderId: 'ord_1' },
      body: { pickup_date: '2026-12-16', needed_by: '2026-12-22', return_pickup_date: '2026-12-28' },
    });
  });

  it('CH-26 CH-29 a change of one leg shows no day of the other', async () => {
    const { user } = openOrder(neededByDec4, billedTo(null));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    expect(dialog.getByLabelText('Pickup day')).toBeVisible();
    expect(dialog.queryByLabelText('Return pickup day')).toBeNull();
    expect(dialog.queryByLabelText('Needed by')).toBeNull();
  });

  it('CH-18 a leg is voided with a comment after the refund is shown, and a refusal keeps the comment', async () => {
    let gone = true;
    const voids = answering(cancelLeg, () => {
      if (gone) throw refusal(409, 'action_not_allowed');
      return { state: 'labels_ready' as const, leg_state: 'cancelled' as const, refund_cents: cents(2500) };
    });
    const { user, called } = openOrder(bothWays, voids);
    const dialog = await dialogOf(user, 'Cancel order', 'Cancel SA-1');
    expect(dialog.getByRole('button', { name: 'Keep order' })).toBeVisible();
    expect(dialog.getByText(/refund \$69.00/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    expect(
      dialog.getByText(/refund \$25.00 and email the customer. The other leg stays booked/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel this leg' }));
    expect(dialog.getByText(/Enter a reason/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked on the phone.');
    await user.click(dialog.getByRole('button', { name: 'Cancel this leg' }));
    expect(
      await dialog.findByText(
        /^The carrier has a bag, or the order was changed or canceled in the meantime\. Up to \$69\.00 can still be refunded/,
      ),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Asked on the phone.');
    gone = false;
    await user.click(dialog.getByRole('button', { name: 'Cancel this leg' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.cancel-leg').at(-1)?.input).toEqual({
      params: { orderId: 'ord_1', leg: 'return' },
      body: { comment: 'Asked on the phone.' },
    });
  });

  it('CO-157 an empty pickup day is named at its field, and no price is requested', async () => {
    const { user, called } = openOrder(bothWays, billedTo(null), ...priced(0));
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Return only' }));
    const day = dialog.getByLabelText('Pickup day');
    await user.clear(day);
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(day).toHaveAccessibleDescription('Choose a pickup day.');
    expect(called('orders.leg-change-price')).toEqual([]);
  });
});
