import { customer } from '../testing/people.ts';
import { pass, readyPage } from '../testing/started.ts';
import { missingFor } from './missing.ts';
import { meantMethod } from './payment-body.ts';
import type { Means } from './payment-method.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const account: Means = {
  body: { payment_method_type: 'paypal', payment_method_nonce: 'nonce-paypal' },
  asksNonce: false,
};

async function paidBy(way: string, means: Means | null) {
  const page = await readyPage({ session: customer() });
  page.checkout.store.dispatch({ type: 'way-chosen', way, means });
  page.checkout.placeOrder();
  await pass(100);
  const [body] = page
    .called('payments.process-payment')
    .map(({ input }) => (input as { body: Record<string, unknown> }).body);
  return { ...page, body };
}

describe('the payment method', () => {
  it('PY-06 the order sends the fields of the chosen payment method, and no data of the typed card', async () => {
    const { body, provider } = await paidBy('paypal', account);
    expect(body).toMatchObject({ ...account.body, store_card_information: false });
    expect(body).not.toHaveProperty('billing-zip-code');
    expect(provider.said).not.toContain('tokenize');
  });

  it('PY-07 no card data is required when another method pays, only what that method lacks', async () => {
    const { body, state } = await paidBy('paypal', null);
    expect(body).toBeUndefined();
    expect(missingFor(state())).toEqual(['way']);
    expect(state().missed).toEqual(['way']);
  });

  it('SV-13 the order’s payment method is the chosen one', async () => {
    const { state } = await paidBy('paypal', account);
    expect(meantMethod(state())).toBe('paypal');
  });
});
