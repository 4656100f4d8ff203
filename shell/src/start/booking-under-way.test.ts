import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { offerBooking } from './booking-under-way.ts';

const open = (kept: Pick<Storage, 'getItem'>) => {
  document.body.innerHTML = '<a href="/ship" data-continue="golf" hidden>Continue your booking</a>';
  offerBooking(document, kept);
};

describe('the start page in a browser with a booking in progress', () => {
  it('OPEN-01 the start page links to the booking in progress of its brand', () => {
    open({ getItem: (key) => (key === 'cart_session_golf' ? '{"id":"crt_1"}' : null) });
    expect(screen.getByRole('link', { name: 'Continue your booking' })).toBeVisible();
  });

  it('OPEN-01 the start page offers nothing in a browser without a booking', () => {
    open({ getItem: () => null });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
