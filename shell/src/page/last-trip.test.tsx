import '@testing-library/jest-dom';
import { of } from '@sendahead/shared-contracts/bus/rx';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import type { LastTrip as Trip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LastTripOffer } from '../carts/last-trip.ts';
import { tripWords } from '../copy/last-trip.ts';
import { LastTrip } from './last-trip.tsx';
import type { ClearingContext } from './page-parts.ts';
import { emptyPage } from './page-state.ts';

const trip: Trip = {
  order_id: 'ord_1',
  from: 'Denver',
  to: 'Pebble Beach',
  round_trip: false,
  items: [{ line: 'golf', count: 2 }],
};

async function shown(given: Trip | null) {
  const repeated: string[] = [];
  const decline = jest.fn();
  const offer: LastTripOffer = {
    trip: Promise.resolve(given),
    repeat: async (orderId) => {
      repeated.push(orderId);
      return { repeated: 'again', before: null };
    },
    decline,
  };
  render(
    <LastTrip offer={offer} boot={guestBoot()} state={of(emptyPage)} clearing={{} as ClearingContext} />,
  );
  await act(async () => {});
  return { repeated, decline };
}

describe('TR-21 the line of the last trip', () => {
  it('the line names the trip, fills the booking in and says so where the focus is', async () => {
    const { repeated } = await shown(trip);
    expect(screen.getByRole('region', { name: 'Your last trip' })).toHaveTextContent(
      'Send the same again? Denver to Pebble Beach, 2 golf bags',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fill in this trip' }));
    expect(repeated).toEqual(['ord_1']);
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('We filled in your booking from your earlier order.');
    expect(document.activeElement).toContainElement(status);
    expect(screen.queryByText('Send the same again?')).not.toBeInTheDocument();
  });

  it('the line disappears with No thanks', async () => {
    const { decline } = await shown(trip);
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(decline).toHaveBeenCalled();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('the line is absent before the first order', async () => {
    await shown(null);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('items without a plural are counted as bags', () => {
    const lines = [
      { key: 'golf', name: 'Golf Bag', plural_display_name: 'Golf Bags' },
      { key: 'luggage', name: 'Luggage', plural_display_name: 'Luggage' },
    ];
    const items = [
      { line: 'golf', count: 1 },
      { line: 'luggage', count: 2 },
    ];
    expect(tripWords({ ...trip, round_trip: true, items }, lines)).toBe(
      'Denver to Pebble Beach and back, 1 golf bag, 2 bags',
    );
  });
});
