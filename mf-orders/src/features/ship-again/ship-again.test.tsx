import '@testing-library/jest-dom';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen } from '@testing-library/react';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { ShipAgain } from './ship-again.tsx';

describe('shipping again', () => {
  it('PA-07 shipping again opens a prefilled booking, in the same or the return direction', () => {
    openPart(<ShipAgain />);
    expect(screen.getByRole('link', { name: 'Ship them back' })).toHaveAttribute('href', '/ship#back=ord_1');
    expect(screen.getByText('Pinewhistle Country Club to Casey Lane')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Same trip again' })).toHaveAttribute(
      'href',
      '/ship#again=ord_1',
    );
  });

  it('PA-07 an order with a return is offered none until that is canceled', () => {
    const roundTrip = (state: 'placed' | 'cancelled') => ({
      ...detail(),
      leg_states: [{ leg: 'return' as const, state, allowed_actions: [], refund_on_cancel_cents: cents(0) }],
    });
    const { unmount } = openPart(<ShipAgain />, { order: roundTrip('placed') });
    expect(screen.queryByRole('link', { name: 'Ship them back' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Same trip again' })).toBeVisible();
    unmount();
    openPart(<ShipAgain />, { order: roundTrip('cancelled') });
    expect(screen.getByRole('link', { name: 'Ship them back' })).toBeVisible();
  });

  it('PA-07 shipping again is not offered if the order does not allow it', () => {
    openPart(<ShipAgain />, { order: detail({ order: summary({ allowed_actions: ['print_labels'] }) }) });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
