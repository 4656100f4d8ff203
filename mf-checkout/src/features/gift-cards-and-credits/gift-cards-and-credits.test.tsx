import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSummary } from '../../fragments/order-summary/order-summary.tsx';
import { customer, guest } from '../../testing/people.ts';
import { priceOf } from '../../testing/prices.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() =>
  Promise.all([
    import('../../fragments/order-summary/once-priced.tsx'),
    import('../../effects/read-saved-cards.ts'),
  ]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const held: Readonly<Record<string, number>> = {
  'CARD-OF-THE-ONE-0050': 5000,
  'CARD-OF-THE-TWO-0200': 20_000,
};

/** A server that knows two gift cards and a wallet of $40.00. */
const counter = answering(shipPrice, ({ body }) => {
  let due = 12_900;
  const draw = (most: number) => {
    const drawn = Math.min(due, most);
    due -= drawn;
    return cents(drawn);
  };
  const codes = (body.gift_card ?? '').split(' ').filter(Boolean);
  const gift_card_codes = codes.map((code) => ({
    code_end: code.slice(-4),
    balance_cents: held[code] === undefined ? null : cents(held[code]),
    amount_cents: draw(held[code] ?? 0),
  }));
  const wallet = Number(body.wallet_creadits ?? 0);
  const tooMuch = wallet > 4000;
  const wallet_creadits = tooMuch || wallet < 0 ? cents(0) : draw(wallet);
  return priceOf(due, {
    gift_card_codes,
    wallet_creadits,
    not_much_credit: tooMuch,
    not_greator_credits: !tooMuch && wallet > 0 && wallet_creadits === 0,
    minus_amount: wallet < 0,
    coupon_invalid: Boolean(body.coupon),
    coupon_is_gift_card: held[body.coupon ?? ''] !== undefined,
  });
});

async function shown(session = guest) {
  const wallets = answering(paymentInfo, {
    methods: ['NewCard'],
    current_method: null,
    cards: [],
    credits: { wallet_cents: cents(4000), ship_wallet_cents: cents(0) },
  });
  const page = startedWith({ answers: [counter, wallets] });
  render(<OrderSummary store={page.checkout} host={page.host} />);
  act(() => page.complete(session));
  await wait(1000);
  const summary = within(screen.getByRole('region', { name: 'Order summary', hidden: true }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const total = () => summary.getByText('Total').closest('div');
  const addCard = async (code: string) => {
    await user.type(summary.getByLabelText('Gift card code'), code);
    await user.click(summary.getByRole('button', { name: 'Add', hidden: true }));
    await wait(1000);
  };
  const cards = () =>
    within(summary.getByRole('list', { name: 'Gift cards', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
  return { ...page, summary, user, total, addCard, cards };
}

describe('gift cards', () => {
  it('PR-08 several gift cards pay, each with its used and remaining amount, and one is removed again', async () => {
    const page = await shown();
    await page.addCard('card-of-the-one-0050');
    await page.addCard('CARD-OF-THE-TWO-0200');
    expect(page.cards()).toEqual([
      expect.stringContaining('Gift card ending in 0050$50.00 used, $0.00 left'),
      expect.stringContaining('Gift card ending in 0200$79.00 used, $121.00 left'),
    ]);
    expect(page.total()).toHaveTextContent('$0.00');
    await page.user.click(
      page.summary.getByRole('button', { name: 'Remove Gift card ending in 0050', hidden: true }),
    );
    await wait(1000);
    expect(page.cards()).toEqual([expect.stringContaining('$129.00 used, $71.00 left')]);
    expect(page.called('pricing.ship-price').at(-1)).toMatchObject({
      input: { body: { gift_card: 'CARD-OF-THE-TWO-0200' } },
    });
  });

  it('PY-38 PR-08 a wrong code is reported at its field, in view, is kept for correction, and is not requested again', async () => {
    const page = await shown();
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    await page.addCard('CARD-OF-THE-ONE-0051');
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    const field = page.summary.getByLabelText('Gift card code');
    expect(field).toHaveAccessibleDescription('This gift card isn’t valid or has no balance left.');
    expect(field).toHaveValue('CARD-OF-THE-ONE-0051');
    expect(page.state().credits.fields.gift_card).toBe('');
    expect(page.total()).toHaveTextContent('$129.00');
  });

  it('PR-08 entering the same card twice is reported, and requests no price', async () => {
    const page = await shown();
    await page.addCard('CARD-OF-THE-ONE-0050');
    const asked = page.called('pricing.ship-price').length;
    await page.addCard('card-of-the-one-0050');
    expect(page.summary.getByLabelText('Gift card code')).toHaveAccessibleDescription(
      'You already added this gift card.',
    );
    expect(page.called('pricing.ship-price')).toHaveLength(asked);
  });

  it('PR-08 a gift card that is typed as a coupon is moved to the gift cards, and is not called an expired coupon', async () => {
    const page = await shown();
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'CARD-OF-THE-ONE-0050');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    await wait(1500);
    expect(page.cards()).toEqual([expect.stringContaining('$50.00 used')]);
    expect(page.summary.getByLabelText('Coupon code')).toHaveValue('');
    expect(page.summary.queryByText('This coupon is no longer valid')).not.toBeInTheDocument();
    expect(page.summary.getByText(/That code is a gift card/)).toBeInTheDocument();
  });

  it('PR-08 gift cards are restored with the cart, which stores them', async () => {
    const page = await shown();
    const said: (string | undefined)[] = [];
    page.host.page
      .bind('shell')
      .state(quoteTopic)
      .subscribe(({ giftCards }) => said.push(giftCards));
    act(() =>
      page.host.page.bind('shell').publish(restoreRequestedEvent, {
        section: 'checkout',
        form: { 'gift-card': 'CARD-OF-THE-ONE-0050' },
      }),
    );
    await wait(1000);
    expect(page.cards()).toHaveLength(1);
    expect(said.at(-1)).toBe('CARD-OF-THE-ONE-0050');
  });
});

describe('credits', () => {
  const use = async (page: Awaited<ReturnType<typeof shown>>, amount: string) => {
    const field = page.summary.getByLabelText('Account credit to use');
    await page.user.clear(field);
    await page.user.type(field, amount);
    await page.user.click(page.summary.getByRole('button', { name: 'Use', hidden: true }));
    await wait(1000);
    return field;
  };

  it('PR-09 shows the credit balance, applies the requested amount, and removes it again', async () => {
    const page = await shown(customer());
    expect(page.summary.getByText('Use a gift card or your $40.00 credit')).toBeInTheDocument();
    expect(page.summary.queryByLabelText('Shipping credit to use')).not.toBeInTheDocument();
    await use(page, '15.50');
    expect(page.summary.getByText('$15.50 used, $24.50 left')).toBeInTheDocument();
    expect(page.total()).toHaveTextContent('$113.50');
    expect(page.called('pricing.ship-price').at(-1)).toMatchObject({
      input: { body: { wallet_creadits: '1550' } },
    });
    await page.user.click(page.summary.getByRole('button', { name: 'Remove Account credit', hidden: true }));
    await wait(1000);
    expect(page.total()).toHaveTextContent('$129.00');
  });

  it.each([
    ['41', 'You do not have enough credits.'],
    ['-5', 'Please provide the positive value.'],
  ])(
    'ER-10 OPEN-35 credits of %s dollars are reported for 3 s and at their field, which keeps them',
    async (amount, words) => {
      const page = await shown(customer());
      await use(page, amount);
      expect(page.alerts).toEqual([`3: ${words}`]);
      expect(page.summary.getByLabelText('Account credit to use')).toHaveAccessibleDescription(
        expect.stringContaining(words),
      );
      expect(page.summary.getByLabelText('Account credit to use')).toHaveValue(amount);
      expect(page.total()).toHaveTextContent('$129.00');
    },
  );

  it('ER-10 when nothing is left to pay no credits are applied, and a message says so for 3 s', async () => {
    const page = await shown(customer());
    await page.addCard('CARD-OF-THE-TWO-0200');
    await use(page, '10');
    expect(page.alerts).toEqual(['3: You do not apply credits.']);
  });

  it('PR-09 an invalid amount is reported at its field, and never requested', async () => {
    const page = await shown(customer());
    expect(await use(page, 'all')).toHaveAccessibleDescription(
      expect.stringContaining('Enter an amount, such as 25.00'),
    );
    expect(page.state().credits.fields.wallet_creadits).toBeUndefined();
  });

  it('PR-09 credits are sent with the order, and not requested for the next user who signs in', async () => {
    const page = await shown(customer());
    await use(page, '40');
    const [lastPrice] = page.called('pricing.ship-price').slice(-1);
    expect(lastPrice).toMatchObject({ input: { body: { wallet_creadits: '4000' } } });
    act(() => page.page.session(guest));
    await wait(1000);
    expect(page.state().credits).toMatchObject({ holds: null });
    expect(page.state().credits.fields.wallet_creadits).toBeUndefined();
  });
});
