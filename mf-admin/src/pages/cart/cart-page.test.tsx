import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { type CartView, emailCartPrice, viewCart } from '@sendahead/shared-contracts/console/cart-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const view: CartView = {
  cart: {
    id: 'crt_1',
    display_id: 'SA-1',
    brand: 'golf',
    saved_at: '2026-11-22T15:00:00.000Z',
    step: 'payment',
    who: 'Casey Customer',
    user_id: 'usr_1',
    from: 'Austin, TX',
    to: 'Miami, FL',
    pickup_date: '2026-12-08',
    travelers: 1,
    total_cents: 12_995,
    outcome: null,
    held_by: 'Avery',
    held_by_you: false,
  },
  status: 'open',
  order_id: null,
  opened_at: '2026-11-22T14:00:00.000Z',
  email: 'casey@example.test',
  phone: '+1 212 555 0100',
  round_trip: false,
  from: { name: 'Casey Customer', lines: ['350 W 31st St', 'New York, NY 10001'], phone: '' },
  to: null,
  legs: [{ leg: 'outbound', pickup_date: '2026-12-08', arrival_date: '2026-12-12', service: 'FedEx Ground' }],
  travelers: [
    {
      name: 'Casey Customer',
      email: 'casey@example.test',
      phone: '',
      bags: [{ item: 'Golf bag, Standard', cover_cents: cents(100_000), note: '' }],
    },
  ],
  coupon: 'WELCOME',
  gift_cards: 1,
  price: { at: '2026-11-22T15:00:00.000Z', line_items: [], total_cents: cents(12_995) },
  holder: { name: 'Avery Admin', since: '2026-11-22T15:00:00.000Z' },
};
const brands = answering(listBrands, { brands: [] });
const show = (more: Partial<CartView> = {}) => [brands, answering(viewCart, { ...view, ...more })];

describe('the page of a cart', () => {
  it('CO-116 shows what is entered and who holds the cart, and offers to take it over', async () => {
    const { user } = openConsole('/admin/carts/crt_1', show());
    expect(await screen.findByRole('heading', { name: 'SA-1' })).toBeVisible();
    expect(screen.getByText(/Avery Admin took this cart over/)).toBeVisible();
    expect(screen.getByText('Stopped at: Before payment')).toBeVisible();
    const panel = (name: string) => within(screen.getByRole('region', { name }));
    expect(panel('Addresses').getByText('350 W 31st St')).toBeVisible();
    expect(panel('Addresses').getByText('Not entered yet')).toBeVisible();
    expect(panel('Trip').getByText(/FedEx Ground, pickup Tue, Dec 8, 2026/)).toBeVisible();
    expect(panel('Travelers and items').getByText('Golf bag, Standard, covered to $1,000.00')).toBeVisible();
    expect(panel('Price').getByText('$129.95')).toBeVisible();
    expect(panel('Price').getByText('WELCOME')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take over from Avery' }));
    expect(await screen.findByRole('dialog', { name: 'Take over SA-1' })).toBeVisible();
  });

  it('CO-116 emails the link with the price to the known address, and says why it cannot', async () => {
    let priced = false;
    const { user, called } = openConsole('/admin/carts/crt_1', [
      ...show(),
      answering(emailCartPrice, () => {
        if (!priced) throw refusal(422, 'booking_not_priced');
        return { success: true as const, expires_at: '2026-12-08T00:00:00Z' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Email the price' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email a link with the price' }));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('casey@example.test');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText(/This cart has no price yet/)).toBeVisible();
    priced = true;
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('We emailed the link to casey@example.test.')).toBeVisible();
    expect(called(emailCartPrice.name)).toHaveLength(2);
  });

  it('CO-116 a cart that was ordered leads to its order and offers no acts', async () => {
    openConsole('/admin/carts/crt_1', show({ status: 'ordered', order_id: 'ord_1', holder: null }));
    expect(await screen.findByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
  });
});
