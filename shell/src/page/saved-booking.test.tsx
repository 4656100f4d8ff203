import '@testing-library/jest-dom';
import { of } from '@sendahead/shared-contracts/bus/rx';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkOutcome } from '../carts/saved-link.ts';
import type { ClearingContext } from './page-parts.ts';
import { emptyPage } from './page-state.ts';
import { SavedBooking } from './saved-booking.tsx';

const opened = {
  saved_at: '2026-11-24T12:00:00.000Z',
  told_cents: 14_605,
  now_cents: 14_605,
  problem: null,
  changes: [],
  gift_cards_left_out: false,
};

async function shown(outcome: LinkOutcome, button = 'Close') {
  render(
    <SavedBooking
      link={{ opened: Promise.resolve(outcome) }}
      state={of(emptyPage)}
      clearing={{ credentialsStore: { write: () => undefined } } as unknown as ClearingContext}
    />,
  );
  await screen.findByRole('button', { name: button });
}

describe('an opened saved booking', () => {
  it('the notice says that the price still holds, until it is dismissed', async () => {
    await shown({ opened, before: null });
    expect(screen.getByRole('status')).toHaveTextContent('Your price still holds: $146.05.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('TK-14 the notice names the customer whose booking staff repeat', async () => {
    await shown({ repeated: 'again', bookedFor: 'Nora Quill', before: null });
    expect(screen.getByRole('status')).toHaveTextContent('This booking belongs to Nora Quill.');
  });

  it('OR-08 the notice says that a booking of another browser continues here, with a link to the earlier one', async () => {
    await shown({ continued: true, before: { id: 'crt_1', displayId: 'SA-1', token: 'mine' } });
    expect(screen.getByRole('status')).toHaveTextContent('We opened the booking you started.');
    expect(screen.getByRole('button', { name: 'Go back to it' })).toBeVisible();
  });

  it('the notice says line by line what changed', async () => {
    const changes = [
      { title: 'Pickup', cents: 1495 },
      { title: 'Coupon EASY', cents: -500 },
    ];
    await shown({
      opened: { ...opened, now_cents: 15_600, changes, gift_cards_left_out: true },
      before: null,
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'The price is now $156.00. It was $146.05 when you saved it',
    );
    const list = within(screen.getByRole('list', { name: 'What changed' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pickup +$14.95',
      'Coupon EASY −$5.00',
    ]);
    expect(screen.getByText(/Please enter your gift cards again/)).toBeInTheDocument();
  });

  it.each([
    ['date_over', /Your pickup or drop-off date has passed/],
    ['service_not_offered', /The service you chose is no longer available for these days/],
    ['not_priced', /This booking needs a few choices before we can price it/],
  ] as const)('the notice says why there is no price: %s', async (problem, words) => {
    await shown({ opened: { ...opened, now_cents: null, problem }, before: null });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('status')).toHaveTextContent('When you saved it, the total was $146.05.');
  });

  it.each([
    ['saved_quote_not_found', /Links to saved bookings work for 7 days/],
    ['cart_already_ordered', /You already ordered this booking/],
    ['connection_lost', /Open the link in your email again in a moment/],
  ])(
    'the notice says why the booking could not be opened, and how to continue: %s',
    async (refused, words) => {
      await shown({ refused });
      expect(screen.getByRole('status')).toHaveTextContent(words);
    },
  );

  it('OPEN-01 after the price box, a button returns to the booking that was in progress', async () => {
    await shown({ begun: true, before: { id: 'crt_1', displayId: 'SA-1', token: 'mine' } });
    expect(screen.getByRole('status')).toHaveTextContent('You had another booking open here.');
    expect(screen.getByRole('button', { name: 'Go back to it' })).toBeVisible();
  });

  it('CO-85 the ordered booking of a group event links to its order, until another one is begun', async () => {
    await shown({ booked: 'SA-9', event: 'Camp closing' }, 'Start another booking');
    expect(screen.getByRole('status')).toHaveTextContent('Camp closing is booked: order SA-9.');
    expect(screen.getByRole('link', { name: 'See where the bags are' })).toHaveAttribute('href', '/track');
    await userEvent.click(screen.getByRole('button', { name: 'Start another booking' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('a link returns to the booking that was open before', async () => {
    await shown({ opened, before: { id: 'crt_1', displayId: 'SA-1', token: 'mine' } });
    expect(screen.getByRole('button', { name: 'Go back to it' })).toBeInTheDocument();
  });
});
