import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bothWays,
  clickButton,
  costs,
  oneWay,
  onVisa,
  openOrder,
  roundTrip,
  single,
} from '../../testing/order-to-change.tsx';
import { detail } from '../../testing/orders.ts';

describe('canceling an order', () => {
  it('CH-10 the dialog shows the refund, its date and destination before confirmation', async () => {
    const { called } = await openOrder(
      single,
      'Cancel order',
      oneWay,
      onVisa(14_605),
      answering(cancelOrder, { state: 'cancelled', refund_cents: cents(14_605) }),
    );
    expect(await screen.findByText(/to Visa ending in 1111, in 3 to 5 days/)).toBeVisible();
    expect(screen.getByText('We’ll refund you $146.05')).toBeVisible();
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    await waitFor(() =>
      expect(called('orders.cancel')).toEqual([{ params: { orderId: 'ord_1' }, body: {} }]),
    );
  });

  it('CH-21 with several parts nothing is preselected, and the button says what to choose first', async () => {
    const { called } = await openOrder(roundTrip(), 'Cancel order', bothWays, onVisa(4000));
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    expect(screen.getByRole('group', { name: /^What do you want to cancel/ })).toHaveAccessibleDescription(
      'Choose what you want to cancel.',
    );
    expect(called('orders.cancel')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'The whole order' }));
    expect(await screen.findByText('We’ll refund you $146.05')).toBeVisible();
    expect(screen.queryByText('Choose what you want to cancel.')).not.toBeInTheDocument();
  });

  it('CO-77 a family whose club paid sees the credited account instead of a refund', async () => {
    const parts = [
      {
        title: 'the account of Pebble Creek Club',
        amount_cents: cents(14_605),
        by_card: false,
        to_club: true,
      },
    ];
    await openOrder(single, 'Cancel order', oneWay, answering(planOfRefund, { parts }));
    expect(await screen.findByText('$146.05 goes back to the account of Pebble Creek Club.')).toBeVisible();
    expect(screen.queryByText(/refund you/)).not.toBeInTheDocument();
  });

  it('CH-10 one leg is canceled', async () => {
    const { called } = await openOrder(
      roundTrip(),
      'Cancel order',
      bothWays,
      onVisa(4000),
      answering(cancelLeg, { state: 'labels_ready', leg_state: 'cancelled', refund_cents: cents(4000) }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Return only' }));
    expect(await screen.findByText('We’ll refund you $40.00')).toBeVisible();
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    await waitFor(() => expect(called('orders.cancel-leg')).toMatchObject([{ params: { leg: 'return' } }]));
  });

  const bag = (index: number) => ({
    leg: 'outbound' as const,
    traveler: 'Casey Lane',
    item: `Golf bag ${index}`,
    tracking_number: null,
    events: [],
    bag: index,
    allowed_actions: ['cancel' as const],
  });
  const twoBags = detail({ ...single, shipments: [bag(0), bag(1)] });

  it('CH-10 the price of removing a bag is requested again after a failure', async () => {
    let up = false;
    await openOrder(
      twoBags,
      'Cancel order',
      oneWay,
      onVisa(5000),
      answering(priceOrderChange, () => {
        if (!up) throw refusal(0, 'connection_lost');
        return costs(-5000);
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Golf bag 1, Casey Lane' }));
    expect(await screen.findByText(/That may not have gone through/)).toBeVisible();
    up = true;
    await clickButton('See the cost');
    expect(await screen.findByText('We’ll refund you $50.00')).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return) and)/ }),
    ).toBeEnabled();
  });

  it('CH-10 the dialog remains open for every choice, and keeps the typed text', async () => {
    const { called } = await openOrder(
      twoBags,
      'Cancel order',
      oneWay,
      onVisa(14_605),
      answering(priceOrderChange, costs(-5000)),
      answering(cancelOrder, () => {
        throw refusal(409, 'change_in_progress');
      }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Cancel order' });
    const why = () => screen.getByRole('textbox', { name: /^Reason/ });
    await userEvent.click(screen.getByRole('radio', { name: 'The whole order' }));
    await userEvent.type(why(), 'The trip is off');
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    expect(await screen.findByText(/Another change to this order is being paid right now/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Golf bag 1, Casey Lane' }));
    expect(await screen.findByText('We’ll refund you $50.00')).toBeVisible();
    expect(
      screen.queryByText(/Another change to this order is being paid right now/),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Golf bag 1, Casey Lane' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'The whole order' }));
    expect(await screen.findByText('We’ll refund you $146.05')).toBeVisible();
    expect(why()).toHaveValue('The trip is off');
    expect(screen.getByRole('dialog', { name: 'Cancel order' })).toBe(dialog);
    expect(called('orders.cancel')).toEqual([
      { params: { orderId: 'ord_1' }, body: { comment: 'The trip is off' } },
    ]);
  });

  it('CH-10 one of several bags is removed, priced as a change', async () => {
    const { called } = await openOrder(
      twoBags,
      'Cancel order',
      oneWay,
      onVisa(5000),
      answering(priceOrderChange, costs(-5000)),
      answering(changeOrder, { ...costs(-5000), state: 'placed' }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Golf bag 1, Casey Lane' }));
    expect(await screen.findByText('We’ll refund you $50.00')).toBeVisible();
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    await waitFor(() =>
      expect(called('orders.change')).toEqual([
        {
          params: { orderId: 'ord_1' },
          body: { change: { without: [{ bag: 1 }] }, difference_cents: -5000 },
        },
      ]),
    );
  });

  it.each([
    ['without labels', null, null, ['bag 1 of 2', 'bag 2 of 2']],
    [
      'by the number on the label',
      '1Z01',
      '1Z02',
      ['bag 1 of 2, tracking 1Z01', 'bag 2 of 2, tracking 1Z02'],
    ],
  ])('CH-10 two bags with the same text can be distinguished, %s', async (_what, one, other, places) => {
    const alike = [one, other].map((tracking_number, index) => ({
      ...bag(index),
      item: 'Suitcase',
      tracking_number,
    }));
    const ski = { ...bag(2), item: 'Skis' };
    await openOrder(detail({ ...single, shipments: [...alike, ski] }), 'Cancel order', oneWay, onVisa(5000));
    const names = [...places.map((place) => `Suitcase, Casey Lane, ${place}`), 'Skis, Casey Lane'];
    for (const name of names) expect(screen.getByRole('radio', { name })).toBeVisible();
  });

  it('CH-10 many bags are offered as one choice with a list', async () => {
    const { called } = await openOrder(
      detail({ ...single, shipments: [0, 1, 2, 3, 4].map(bag) }),
      'Cancel order',
      oneWay,
      onVisa(5000),
      answering(priceOrderChange, costs(-5000)),
      answering(changeOrder, { ...costs(-5000), state: 'placed' }),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'One bag' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Which bag?' }),
      'Golf bag 3, Casey Lane',
    );
    expect(await screen.findByText('We’ll refund you $50.00')).toBeVisible();
    await clickButton(/^(Confirm cancellation|Cancel (order|outbound|return) and)/);
    await waitFor(() =>
      expect(called('orders.change')).toMatchObject([{ body: { change: { without: [{ bag: 3 }] } } }]),
    );
  });
});
