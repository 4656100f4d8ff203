import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { sendChangeLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import {
  chargeChange,
  readCardsOnFile,
  waiveChange,
} from '@sendahead/shared-contracts/orders/settle-change-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor } from '@testing-library/react';
import { billedTo, bothWays, dialogOf, openOrder } from '../../../testing/changed-order.tsx';

const price = answering(priceOrderChange, {
  old_total_cents: cents(6900),
  new_total_cents: cents(7800),
  difference_cents: 900,
  legs: [],
});
const visa = {
  payment_method_id: 'pm_1',
  card_type: 'Visa',
  last4: '1111',
  expiration: '12/2030',
  paid_order: true,
};
const cards = answering(readCardsOnFile, {
  cards: [visa, { ...visa, payment_method_id: 'pm_2', last4: '4242', paid_order: false }],
});

/** The dialog with a change that costs $9.00 more, and a way to settle it. */
async function settling(way: string, ...answers: readonly FakeAnswer[]) {
  const opened = openOrder(bothWays, billedTo(null), price, ...answers);
  const { user } = opened;
  const dialog = await dialogOf(user, 'Change or correct');
  await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
  await user.click(dialog.getByRole('button', { name: 'See the cost' }));
  await user.click(await dialog.findByRole('radio', { name: way }));
  return { ...opened, dialog };
}
const reason = { name: /^Reason/ };
const body = { change: { destination: { zip: '94103' } }, difference_cents: 900 };

it('CO-112 a link is texted where the customer agreed to texts about payments', async () => {
  const { user, called } = openOrder(
    ...[bothWays, billedTo(null, { texts_payment: true }), price],
    answering(sendChangeLink, {
      id: 'plk_1',
      request_id: null,
      what: [],
      amount_cents: cents(900),
      state: 'open' as const,
      round: 1,
      sent_at: null,
      expires_at: '2026-11-29T15:00:00.000Z',
      closed_at: null,
      by_text: true,
    }),
  );
  const dialog = await dialogOf(user, 'Change or correct');
  await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '94103');
  await user.click(dialog.getByRole('button', { name: 'See the cost' }));
  await user.click(await dialog.findByRole('radio', { name: 'Text the customer a link to pay' }));
  await user.click(dialog.getByRole('button', { name: 'Text a link to pay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called('orders.send-change-link')[0]?.input).toMatchObject({ body: { ...body, by_text: true } });
  expect(screen.getByText(/We’re texting the customer a link to pay \$9.00/)).toBeVisible();
});

describe('the card on file', () => {
  it('CO-112 is charged once the customer agreed and a reason is given; the dialog is done then', async () => {
    const { user, dialog, called } = await settling(
      ...(['Charge the card on file', cards, answering(chargeChange, { success: true as const })] as const),
    );
    expect(await dialog.findByRole('radio', { name: 'Visa ending in 1111, expires 12/2030' })).toBeChecked();
    const press = dialog.getByRole('button', { name: 'Charge $9.00' });
    await user.click(press);
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(dialog.getByText('Confirm that the customer agreed to this charge.')).toBeVisible();
    expect(called('orders.charge-change')).toEqual([]);
    await user.type(dialog.getByRole('textbox', reason), 'Asked by phone.');
    await user.click(dialog.getByRole('checkbox', { name: /agreed to pay \$9.00 with this card/ }));
    await user.click(press);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('orders.charge-change').map(({ input }) => input)).toMatchObject([
      {
        params: { orderId: 'ord_1' },
        body: { ...body, reason: 'Asked by phone.', payment_method_id: 'pm_1', customer_agreed: true },
      },
    ]);
    expect(screen.getByText(/We charged \$9.00 to Visa ending in 1111/)).toBeVisible();
  });

  it('CO-112 that its bank wants confirmed leaves the link to choose, and the next press is another', async () => {
    const { user, dialog, called } = await settling(
      'Charge the card on file',
      cards,
      answering(chargeChange, () => {
        throw refusal(422, 'payment_refused', { error: 'authentication_required' });
      }),
    );
    await user.type(await dialog.findByRole('textbox', reason), 'Asked by phone.');
    await user.click(dialog.getByRole('checkbox', { name: /agreed/ }));
    await user.click(dialog.getByRole('button', { name: 'Charge $9.00' }));
    expect(await dialog.findByText(/The bank wants the customer to confirm/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Charge $9.00' }));
    const keys = called('orders.charge-change').map(({ input }) => Object(input).body.key);
    expect(new Set(keys).size).toBe(2);
    await user.click(dialog.getByRole('radio', { name: 'Email the customer a link to pay' }));
    expect(dialog.getByRole('button', { name: 'Send a link to pay' })).toBeEnabled();
  });

  it('CO-112 whose answer is lost is asked for again with the same key', async () => {
    const { user, dialog, called } = await settling(
      'Charge the card on file',
      cards,
      answering(chargeChange, () => {
        throw new ApiError({ status: 0, code: 'offline' });
      }),
    );
    await user.type(await dialog.findByRole('textbox', reason), 'Asked by phone.');
    await user.click(dialog.getByRole('checkbox', { name: /agreed/ }));
    for (const _ of [1, 2]) await user.click(dialog.getByRole('button', { name: 'Charge $9.00' }));
    expect(await dialog.findByText(/nothing is charged or changed twice/)).toBeVisible();
    const keys = called('orders.charge-change').map(({ input }) => Object(input).body.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('CO-112 is not offered where the customer has no saved card', async () => {
    const { dialog } = await settling('Charge the card on file', answering(readCardsOnFile, { cards: [] }));
    expect(await dialog.findByText(/The customer has no saved card/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Charge $9.00' })).toBeNull();
  });
});

describe('a waived difference', () => {
  it.each([
    [null, /Order changed, with \$9.00 waived/],
    ['apr_1', /\$9.00 is above what’s left of your limit, so it’s waiting for approval/],
  ])(
    'CO-113 CO-114 needs a reason, and the dialog is done with its result (%s)',
    async (approval_id, said) => {
      const { user, dialog, called } = await settling(
        'Waive it with a reason',
        answering(waiveChange, { approval_id }),
      );
      const press = dialog.getByRole('button', { name: 'Waive $9.00' });
      await user.click(press);
      expect(dialog.getByText('Enter a reason.')).toBeVisible();
      await user.type(dialog.getByRole('textbox', reason), 'Our mistake.');
      await user.click(press);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(called('orders.waive-change')[0]?.input).toMatchObject({
        body: { ...body, reason: 'Our mistake.' },
      });
      expect(screen.getByText(said)).toBeVisible();
    },
  );
});
