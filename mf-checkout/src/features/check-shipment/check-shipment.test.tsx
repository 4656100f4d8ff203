import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import { goodPoints, goodTravelers, roundTrip } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => import('./check-shipment.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function shown(change: (page: ReturnType<typeof startedWith>) => void = () => undefined) {
  const page = startedWith({});
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => {
    page.complete(customer());
    change(page);
  });
  await act(() => pass(1000));
  return page;
}
const check = () => screen.queryByRole('region', { name: 'Check your shipment' });
const rows = () =>
  within(check() ?? document.body)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the check before the payment', () => {
  it('PY-32 says both ends, each traveler with bags and coverage, days, service and price', async () => {
    await shown();
    expect(rows()).toEqual([
      ['Ship from', '100 Fairway Drive, Naples, FL 34102Golf shop, 239-555-0107'],
      ['Ship to', '500 Congress Ave, Austin, TX 78701Ann Lee, 512-555-0100'],
      ['Ann Lee', expect.stringMatching(/^Golf bag 1: Standard, .*\$1,000/i)],
      ['Trip & dates', 'Pickup Wed, Dec 2; arrives Tue, Dec 8'],
      ['Service', 'FedEx Ground, $129.00'],
    ]);
    expect(check()).toHaveTextContent(/^Check your shipment\$\d+\.\d\d/);
  });

  it('PY-32 names the route of each leg, the name on a label, and bags of one leg only', async () => {
    const [ann] = goodTravelers().travelers;
    if (!ann) throw new Error('no traveler');
    await shown(({ page }) => {
      page.itinerary(roundTrip());
      page.travelers(goodTravelers({ travelers: [{ ...ann, label: 'A. Lee', way: 'return' }] }));
    });
    const routes = within(check() ?? document.body).getAllByRole('heading', { level: 3 });
    expect(routes.map(({ textContent }) => textContent)).toEqual([
      'Outbound: Naples, FL to Austin, TX',
      'Return: Austin, TX to Naples, FL',
    ]);
    const facts = Object.fromEntries(rows());
    expect(facts['Ann Lee']).toMatch(/^Name on the label: A. Lee.*Return only/);
    expect(facts['Return dates']).toBe('Pickup Tue, Dec 15; arrives Sat, Dec 19');
  });

  it('PY-32 an Edit button leads to its field', async () => {
    await shown();
    const field = document.createElement('input');
    field.id = 'outbound-date';
    document.body.append(field);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Edit Trip & dates' }));
    expect(field).toHaveFocus();
    field.remove();
  });

  it('PY-32 is there only while the booking is complete', async () => {
    const { page } = await shown();
    act(() => page.points(goodPoints({ valid: false })));
    expect(check()).not.toBeInTheDocument();
  });
});
