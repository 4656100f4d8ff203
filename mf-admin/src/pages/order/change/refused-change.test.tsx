import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import { billedTo, bothWays, dialogOf, moved, openOrder } from '../../../testing/changed-order.tsx';

describe('a change by staff of an order that a club pays for', () => {
  it.each([
    [
      403,
      'club_billing_not_allowed',
      undefined,
      /^The club’s account is closed, so it can’t be billed\. Nothing/,
    ],
    [
      422,
      'payment_refused',
      'club_limit_reached',
      /^The club’s account has reached its limit\. Nothing was changed\./,
    ],
    [422, 'payment_refused', undefined, 'The club’s account declined it. Nothing was changed.'],
    [422, 'payment_required', undefined, 'No one is billed for this anymore. Check the cost again.'],
    [409, 'change_in_progress', undefined, /^Another change to this order is being paid right now/],
  ] as const)(
    'CO-126 a refusal gives its reason and keeps the input: %s %s %s',
    async (status, code, error, words) => {
      const { user } = openOrder(
        bothWays,
        billedTo('Heronsway Golf Club'),
        answering(priceLegChange, moved(900)),
        answering(changeLeg, () => {
          throw refusal(status, code, error ? { error } : {});
        }),
      );
      const dialog = await dialogOf(user, 'Change or correct');
      await user.click(dialog.getByRole('radio', { name: 'Outbound only' }));
      await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
      await user.click(dialog.getByRole('button', { name: 'See the cost' }));
      expect(await dialog.findByText('$9.00 more, billed to Heronsway Golf Club.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Change order' }));
      expect(await dialog.findByText(words)).toBeVisible();
      expect(dialog.getByRole('textbox', { name: 'Zip code' })).toHaveValue('94103');
    },
  );

  it('CO-126 a lost answer says so, and the same press is offered again', async () => {
    const { user, called } = openOrder(
      bothWays,
      billedTo('Heronsway Golf Club'),
      answering(priceLegChange, moved(900)),
      answering(changeLeg, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    const dialog = await dialogOf(user, 'Change or correct');
    await user.click(dialog.getByRole('radio', { name: 'Outbound only' }));
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    expect(await dialog.findByText(/^We got no answer\. Press the button again/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change order' }));
    expect(called('orders.change-leg')).toHaveLength(2);
  });
});
