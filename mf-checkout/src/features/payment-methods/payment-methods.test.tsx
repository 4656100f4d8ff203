import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import type { WalletPayment } from '../../payment-provider/port.ts';
import { customer, guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => import('./payment-methods.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const refusing = (error: string) =>
  answering(processPayment, { status: false, order_id: null, error, payment_type: 'NewCard' });

async function shown(options: Parameters<typeof startedWith>[0] = {}, session = customer()) {
  const page = startedWith({ paymentProvider: 'sandbox', ...options });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => page.complete(session));
  await wait(500);
  await wait(0);
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const choose = async (name: string) => {
    await user.click(card.getByRole('radio', { name }));
    await wait(0);
  };
  const bodies = () =>
    page
      .called('payments.process-payment')
      .map(({ input }) => (input as { body: Record<string, unknown> }).body);
  return { ...page, card, user, choose, bodies };
}
const anna = { nonce: 'nonce-paypal', account: 'anna@example.test' };

describe('the ways to pay', () => {
  it('PY-06 payment methods are listed side by side, those without typing first, and a card is chosen', async () => {
    const { card } = await shown();
    const group = within(card.getByRole('group', { name: 'How would you like to pay?' }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'paypal',
      'applePay',
      'googlePay',
      'card',
    ]);
    expect(group.getByRole('radio', { name: 'Card' })).toBeChecked();
  });

  it('PY-06 Apple Pay is offered only if the browser has it, once a real provider takes the payments', async () => {
    const { card } = await shown({ paymentProvider: 'braintree' });
    expect(card.queryByRole('radio', { name: 'Apple Pay' })).not.toBeInTheDocument();
    expect(card.getByRole('radio', { name: 'PayPal' })).toBeInTheDocument();
  });

  it('PY-06 only the methods that the shop’s account at the provider supports are offered, so that none fails to load', async () => {
    const { card } = await shown({ paymentProvider: 'braintree', paymentWays: ['googlePay'] });
    expect(card.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'googlePay',
      'card',
    ]);
  });

  it('PY-21 the typed card is kept while another method is shown', async () => {
    const { card, user, choose } = await shown();
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    await choose('PayPal');
    expect(card.queryByRole('textbox', { name: /Billing zip code/ })).not.toBeInTheDocument();
    await choose('Card');
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveValue('78701');
  });
});

describe('PayPal', () => {
  it('PY-20 PayPal shows the account once it is approved, charges nothing, and pays with the press', async () => {
    const { card, choose, provider, bodies, checkout, state } = await shown();
    await choose('PayPal');
    expect(provider.said).toContain('paypal');
    act(() => provider.payPal().approved(anna));
    expect(card.getByText('anna@example.test')).toBeInTheDocument();
    expect(bodies()).toEqual([]);
    act(() => checkout.placeOrder());
    await wait(0);
    expect(bodies()).toMatchObject([
      {
        payment_method_type: 'paypal',
        payment_method_nonce: 'nonce-paypal',
        store_card_information: false,
      },
    ]);
    expect(state().placing.phase).toBe('placed');
  });

  it('PY-20 PayPal is saved if the customer asks for it, and can be changed', async () => {
    const { card, user, choose, provider, state } = await shown();
    await choose('PayPal');
    act(() => provider.payPal().approved(anna));
    await user.click(card.getByRole('checkbox', { name: 'Save PayPal for my next booking' }));
    expect(state().way.means?.body).toMatchObject({ store_card_information: true });
    await user.click(card.getByRole('button', { name: 'Change PayPal account' }));
    expect(state().way.means).toBeNull();
  });

  it('PY-20 PayPal remains approved while a card is shown', async () => {
    const { card, choose, provider, state } = await shown();
    await choose('PayPal');
    act(() => provider.payPal().approved(anna));
    await choose('Card');
    expect(state().way).toMatchObject({ way: 'card', means: null });
    await choose('PayPal');
    expect(card.getByText('anna@example.test')).toBeInTheDocument();
    expect(state().way.means?.body.payment_method_nonce).toBe('nonce-paypal');
  });

  it.each([
    ['cancelled', /You left PayPal before approving the payment\. Nothing was charged/],
    ['blocked', /Allow pop-ups for this page/],
    ['failed', /PayPal didn’t respond/],
  ] as const)('PY-20 PayPal says what to do when its window was %s', async (code, words) => {
    const { card, choose, provider, checkout, state } = await shown();
    await choose('PayPal');
    act(() => provider.payPal().ended(code));
    expect(card.getByText(words)).toBeInTheDocument();
    act(() => checkout.placeOrder());
    expect(state().missed).toEqual(['way']);
    expect(card.getByRole('link', { name: 'Finish setting up your payment method' })).toBeInTheDocument();
  });

  it('PY-20 an approval survives the sign-in, and is forgotten when that user signs out', async () => {
    const { choose, provider, page, state } = await shown({}, guest);
    await choose('PayPal');
    act(() => provider.payPal().approved(anna));
    act(() => page.session(customer()));
    expect(state().way.means).not.toBeNull();
    act(() => page.session(guest));
    await wait(0);
    expect(state().way.means).toBeNull();
  });

  it('ER-18 another approval is required once PayPal has declined, because a nonce pays once', async () => {
    const { card, choose, provider, checkout, state } = await shown({
      answers: [refusing('paypal_declined')],
    });
    await choose('PayPal');
    act(() => provider.payPal().approved(anna));
    act(() => checkout.placeOrder());
    await wait(60_000);
    expect(card.getByText(/PayPal couldn’t charge your account\. Nothing was charged/)).toBeInTheDocument();
    expect(state().way).toMatchObject({ way: 'paypal', means: null });
  });

  it('PayPal is retried if it could not be loaded', async () => {
    const { card, choose, provider, user } = await shown();
    provider.down = true;
    await choose('PayPal');
    expect(card.getByText(/We couldn’t load PayPal/)).toBeInTheDocument();
    provider.down = false;
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(card.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  });
});

describe('a wallet', () => {
  const paid = (finish: (done: boolean) => void): WalletPayment => ({
    ok: true,
    nonce: 'nonce-wallet',
    billing: { 'billing-zip-code': '60601' },
    finish,
  });

  it("PY-20 the wallet's button places the order, and its sheet gets the outcome", async () => {
    const { card, user, choose, provider, bodies, state } = await shown();
    const finish = jest.fn();
    provider.sheet = async () => paid(finish);
    await choose('Apple Pay');
    await user.click(card.getByRole('button', { name: 'Pay with Apple Pay' }));
    await wait(0);
    expect(bodies()).toMatchObject([
      {
        payment_method_type: 'applePay',
        payment_method_nonce: 'nonce-wallet',
        'billing-zip-code': '60601',
      },
    ]);
    expect(state().placing.phase).toBe('placed');
    expect(finish.mock.calls[0]).toEqual([true]);
  });

  it('OPEN-39 Apple Pay that was chosen before signing in continues afterwards', async () => {
    const { choose, provider, checkout, page, bodies } = await shown({}, guest);
    provider.sheet = async () => paid(() => undefined);
    await choose('Apple Pay');
    act(() => checkout.placeOrder());
    expect(bodies()).toEqual([]);
    act(() => page.session(customer()));
    await wait(100);
    expect(bodies()).toMatchObject([{ payment_method_type: 'applePayUnLogged' }]);
  });

  it('PY-06 Google Pay passes on a card', async () => {
    const { choose, provider, checkout, bodies } = await shown();
    provider.sheet = async () => paid(() => undefined);
    await choose('Google Pay');
    act(() => checkout.placeOrder());
    await wait(0);
    expect(bodies()).toMatchObject([
      { payment_method_type: 'NewCard', payment_method_nonce: 'nonce-wallet' },
    ]);
  });

  it('ER-26 a wallet that is closed charges nothing, says so, and can be pressed again', async () => {
    const { card, user, choose, bodies } = await shown();
    await choose('Apple Pay');
    await user.click(card.getByRole('button', { name: 'Pay with Apple Pay' }));
    await wait(0);
    expect(bodies()).toEqual([]);
    expect(
      card.getByText(/You left before the payment was confirmed\. Nothing was charged/),
    ).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Pay with Apple Pay' })).not.toHaveAttribute('aria-busy');
  });

  it('ER-26 a declined wallet ends as failed, and can be pressed again', async () => {
    const { card, user, choose, provider } = await shown({ answers: [refusing('card_declined')] });
    const finish = jest.fn();
    provider.sheet = async () => paid(finish);
    await choose('Apple Pay');
    await user.click(card.getByRole('button', { name: 'Pay with Apple Pay' }));
    await wait(60_000);
    expect(finish.mock.calls[0]).toEqual([false]);
    expect(card.getByRole('button', { name: 'Pay with Apple Pay' })).not.toHaveAttribute('aria-busy');
  });

  it('PY-20 the wallet asks for a press if the browser opens its sheet only on a press', async () => {
    const { user, choose, provider, checkout, bodies } = await shown();
    const answers: WalletPayment[] = [{ ok: false, code: 'needs_click' }, paid(() => undefined)];
    provider.sheet = async () => answers.shift() ?? { ok: false, code: 'failed' };
    await choose('Apple Pay');
    act(() => checkout.placeOrder());
    await wait(0);
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm with Apple Pay' }));
    await user.click(dialog.getByRole('button', { name: 'Pay with Apple Pay' }));
    await wait(0);
    expect(bodies()).toHaveLength(1);
  });
});
