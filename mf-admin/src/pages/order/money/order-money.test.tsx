import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen } from '@testing-library/react';
import { orderView } from '../../../testing/orders.ts';
import { open } from '../testing/opened-order.tsx';

describe('the money of an order', () => {
  it('CO-61 the margin of a voided order is what was neither refunded nor paid to the carrier', async () => {
    const view = orderView({ refundable_cents: cents(0), cost_cents: cents(0) });
    open([
      answering(viewOrder, {
        ...view,
        revenue_cents: cents(0),
        receipt: { ...view.receipt, status: 'cancelled' },
      }),
    ]);
    const margin = await screen.findByText('Margin');
    expect(margin.nextElementSibling).toHaveTextContent('$0.00');
  });

  it('CO-101 the margin is the payments, net of refunds, minus the labels, and the page says how it is calculated', async () => {
    const view = orderView({ cost_cents: cents(4000), revenue_cents: cents(4900), cost_estimated: false });
    open([answering(viewOrder, view)]);
    expect((await screen.findByText('Revenue')).nextElementSibling).toHaveTextContent('$49.00');
    expect(screen.getByText('Margin').nextElementSibling).toHaveTextContent('$9.00');
    expect(screen.getByText(/^Revenue is the total less refunds and goodwill/)).toBeInTheDocument();
  });

  it('CO-101 a cost is marked as estimated until all labels are bought', async () => {
    open([answering(viewOrder, orderView({ cost_cents: cents(4000), cost_estimated: true }))]);
    expect((await screen.findByText('Estimated cost')).nextElementSibling).toHaveTextContent('$40.00');
  });
});
