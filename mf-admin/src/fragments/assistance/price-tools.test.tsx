import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { cartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { authorizeAct, withdrawConcession } from '@sendahead/shared-contracts/admin/concession-calls';
import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { type Assistance, assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import {
  authorizationGivenEvent,
  authorizationWantedEvent,
} from '@sendahead/shared-contracts/page/authorization';
import { adjustRate } from '@sendahead/shared-contracts/pricing/rate-adjustment-calls';
import type { LineItem, PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adjustedPrice } from '../../testing/adjusted-price.ts';
import { morgan, sessionOf } from '../../testing/people.ts';
import { pressAgain } from '../../testing/press-again.ts';
import { started } from '../../testing/started.ts';
import { AssistanceStrip } from './assistance-strip.tsx';

beforeAll(() =>
  Promise.all([
    import('./helping.tsx'),
    import('../../features/price-tools/price-tools.tsx'),
    import('../../features/authorization/admin-authorization.tsx'),
  ]),
);

const authorized = answering(authorizeAct, {
  authorization_id: 'sta_1',
  expires_at: '2026-12-01T10:10:00Z',
});
/** A price with a comp discount of the given cents. */
const compOf = (amount: number): PriceResponse =>
  priceWith({
    id: 'comp',
    kind: 'discount',
    title: 'Complimentary discount',
    amount_cents: cents(0 - amount),
  });
const shippingOf = (amount: number): PriceResponse =>
  priceWith({ id: 'shipping', kind: 'shipping', title: 'Shipping', amount_cents: cents(amount) });
const priceWith = (line: Pick<LineItem, 'id' | 'kind' | 'title' | 'amount_cents'>): PriceResponse => ({
  ...adjustedPrice,
  orders: adjustedPrice.orders.map((order) => ({
    ...order,
    line_items: [
      ...order.line_items,
      {
        ...line,
        leg: null,
        traveler_id: null,
        detail: '',
        original_price_cents: null,
        explain: [],
      },
    ],
  })),
});
const settle = () => act(async () => undefined);

async function shown(
  answers: NonNullable<Parameters<typeof started>[0]>['answers'] = [],
  role: Role = 'admin',
  kept = new Map<string, string>(),
) {
  const page = started({ answers, kept });
  const published: Assistance[] = [];
  const given: unknown[] = [];
  page.shell.state(assistanceTopic).subscribe((assistance) => published.push(assistance));
  page.shell.events(authorizationGivenEvent).subscribe((event) => given.push(event));
  render(<AssistanceStrip store={page.admin} host={page.host} />);
  await act(async () => {
    page.cart('A');
    page.session(sessionOf(role));
  });
  await settle();
  const user = userEvent.setup();
  const openTools = () => user.click(screen.getByText('Price tools'));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Admin authorization' }));
  const authorize = async (reason: string) => {
    await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), reason);
    await user.click(dialog().getByRole('button', { name: 'Authorize' }));
    await settle();
  };
  const checkout = page.host.page.bind('mf-checkout');
  const price = async (shownPrice: PriceResponse) => {
    await act(async () =>
      checkout.publish(quoteTopic, {
        state: 'priced',
        price: shownPrice,
        giftCards: '',
        soFarCents: null,
      }),
    );
  };
  const want = async (wanted: 'charge_card' | 'waive_fee') => {
    await act(async () => page.shell.publish(authorizationWantedEvent, { act: wanted }));
    await settle();
  };
  return { ...page, published, given, user, openTools, dialog, authorize, want, price };
}

describe('price tools', () => {
  it.each(roles)('OPEN-54 price tools are only for admins: %s', async (role) => {
    await shown([], role);
    expect(screen.queryByText('Price tools') !== null).toBe(['admin', 'admin_plus'].includes(role));
  });

  it('PR-10 OPEN-56 MD-22 CO-108 CO-146 a comp discount is given to the cart with its reason, and can be removed', async () => {
    const page = await shown([authorized, answering(withdrawConcession, { success: true })]);
    await page.openTools();
    await page.user.type(screen.getByRole('textbox', { name: 'Comp discount in dollars' }), '12.5');
    await page.user.click(screen.getByRole('button', { name: 'Give comp discount' }));
    expect(page.dialog().getByText(/comp discount of \$12\.50\./)).toBeInTheDocument();
    expect(page.published.at(-1)?.priceTurn).toBeUndefined();
    await page.authorize('Bag came late.');
    expect(page.called('admin.authorize')).toMatchObject([
      {
        input: {
          params: { cartId: 'cart_A' },
          body: { act: 'comp_discount', reason: 'Bag came late.', amount_cents: 1250 },
        },
      },
    ]);
    expect(page.published.at(-1)).toMatchObject({ priceTurn: 1 });
    expect(
      screen.getByText('Comp discount of $12.50 saved. It comes off once the booking has a price.'),
    ).toBeInTheDocument();
    await page.price(compOf(1250));
    expect(screen.getByText('Comp discount of $12.50 given.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove comp discount' }));
    await settle();
    expect(page.called('admin.withdraw-concession')).toMatchObject([
      { input: { params: { cartId: 'cart_A', act: 'comp_discount' } } },
    ]);
    expect(page.published.at(-1)).toMatchObject({ priceTurn: 2 });
  });

  it.each([
    ['/ship?change_order=ord_1', true],
    ['/ship', false],
  ])('CO-110 price tools are open if an order is changed: %s', async (address, isOpen) => {
    window.history.replaceState(null, '', address);
    await shown();
    const tools = screen.getByText('Price tools').closest('details');
    expect(tools?.open).toBe(isOpen);
    window.history.replaceState(null, '', '/');
  });

  it('PR-10 a cart’s concessions are shown to the next member of staff who takes it over', async () => {
    const page = await shown();
    await page.price(compOf(1250));
    await page.openTools();
    expect(screen.getByText('Comp discount of $12.50 given.')).toBeInTheDocument();
  });

  it('PR-10 gives no discount for an invalid amount, or without a reason', async () => {
    const page = await shown([authorized]);
    await page.openTools();
    const field = screen.getByRole('textbox', { name: 'Comp discount in dollars' });
    await page.user.type(field, '-5{Enter}');
    expect(field).toHaveAccessibleDescription('Enter dollars above 0, up to $10,000.00, such as 14.95.');
    await page.user.clear(field);
    await page.user.type(field, '5{Enter}');
    await settle();
    await page.authorize('  ');
    expect(page.dialog().getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
      'Please enter a reason',
    );
    await page.user.click(page.dialog().getByRole('button', { name: 'Cancel' }));
    expect(page.called('admin.authorize')).toHaveLength(0);
    expect(page.published.at(-1)?.concessions).toBeUndefined();
    expect(field).toHaveValue('5');
  });

  it('PR-10 surcharges are shown, and waived with a reason', async () => {
    const page = await shown([authorized]);
    await page.openTools();
    await page.user.click(screen.getByRole('checkbox', { name: 'Show surcharges with the price' }));
    expect(page.published.at(-1)?.concessions).toEqual({ x_surcharge_check: 'true' });
    await page.user.click(screen.getByRole('button', { name: 'Waive surcharges' }));
    await settle();
    await page.authorize('Agreed.');
    expect(page.called('admin.authorize')).toMatchObject([{ input: { body: { act: 'refund_surcharges' } } }]);
    expect(page.published.at(-1)).toMatchObject({ priceTurn: 1 });
  });

  it('PR-13 the rate is adjusted with a reason, and the price is requested again', async () => {
    const page = await shown([answering(adjustRate, { ship_rate_adjustment: cents(-1495) })]);
    await page.openTools();
    await page.user.type(screen.getByRole('textbox', { name: /^Rate adjustment/ }), '-14.95');
    await page.user.click(screen.getByRole('button', { name: 'Adjust rate' }));
    expect(screen.getByRole('textbox', { name: /^Reason for/ })).toHaveAccessibleDescription(
      'Please enter a reason',
    );
    await page.user.type(screen.getByRole('textbox', { name: /^Reason for/ }), 'Agreed by phone');
    await page.user.dblClick(screen.getByRole('button', { name: 'Adjust rate' }));
    expect(page.dialog().getByText(/about to lower the price by \$14\.95\./)).toBeInTheDocument();
    expect(page.called('pricing.adjust-rate')).toEqual([]);
    await pressAgain(page.user, page.dialog().getByRole('button', { name: 'Authorize' }));
    await settle();
    expect(page.called('pricing.adjust-rate')).toMatchObject([
      { input: { body: { amount_cents: -1495, reason: 'Agreed by phone' } } },
    ]);
    expect(page.published.at(-1)).toMatchObject({ priceTurn: 1 });
  });

  it('CO-152 a rate that lowers the price by more than the price is refused at its field', async () => {
    const page = await shown();
    await page.price(shippingOf(15_295));
    await page.openTools();
    const field = screen.getByRole('textbox', { name: /^Rate adjustment/ });
    await page.user.type(field, '-500');
    await page.user.type(screen.getByRole('textbox', { name: /^Reason for/ }), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Adjust rate' }));
    expect(field).toHaveAccessibleDescription(/The price is \$152\.95\. Enter at most that much\.$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.called('pricing.adjust-rate')).toEqual([]);
  });

  it('PR-13 shows the adjustment and the legs that it covers, replaces it, and removes it', async () => {
    const page = await shown([answering(adjustRate, { ship_rate_adjustment: cents(0) })]);
    await page.openTools();
    const checkout = page.host.page.bind('mf-checkout');
    await act(async () =>
      checkout.publish(quoteTopic, {
        state: 'priced',
        price: adjustedPrice,
        giftCards: '',
        soFarCents: null,
      }),
    );
    expect(
      screen.getByText(/^Adjusted by −\$14.95 for outbound and return together\. A new/),
    ).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove adjustment' }));
    await settle();
    expect(page.called('pricing.adjust-rate')).toMatchObject([
      { input: { body: { amount_cents: 0, reason: 'Removed' } } },
    ]);
    expect(page.published.at(-1)).toMatchObject({ priceTurn: 1 });
    expect(screen.getByText('Adjustment removed.')).toBeInTheDocument();
  });
});

describe('the admin authorization', () => {
  it('MD-22 another remote asks for an authorization, the dialog names the user, and the remote receives its id', async () => {
    const page = await shown([answering(cartUser, { person: morgan }), authorized]);
    await page.want('charge_card');
    expect(page.dialog().getByText(/about to charge Morgan Member’s card/)).toBeInTheDocument();
    await page.authorize('She asked for it.');
    expect(page.given).toEqual([{ act: 'charge_card', authorizationId: 'sta_1' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('MD-22 a cancelled or failed authorization is not reported to the remote', async () => {
    const failing = answering(authorizeAct, () => {
      throw refusal(503, 'unavailable');
    });
    const page = await shown([failing]);
    await page.want('waive_fee');
    await page.authorize('Agreed.');
    expect(page.dialog().getByRole('alert')).toHaveTextContent('We couldn’t record the reason');
    expect(page.dialog().getByRole('textbox', { name: /^Reason/ })).toHaveValue('Agreed.');
    await page.user.click(page.dialog().getByRole('button', { name: 'Cancel' }));
    expect(page.given).toEqual([]);
  });

  it('MD-22 the authorization is not offered to club staff', async () => {
    const page = await shown([], 'pro');
    await page.want('charge_card');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
