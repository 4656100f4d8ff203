import { type ApplePayParts, openApplePay } from './apple-pay-session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const order = { amountCents: 14_605, payee: 'Sendahead Golf' };

/** A fake of Safari's session. */
function safari(over: Partial<ApplePayParts> = {}, begins: () => void = () => undefined) {
  const said: string[] = [];
  const made: { version: number; request: ApplePayPaymentRequest; session: ApplePaySessionLike }[] = [];
  class Session implements ApplePaySessionLike {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    onvalidatemerchant: ApplePaySessionLike['onvalidatemerchant'] = null;
    onpaymentauthorized: ApplePaySessionLike['onpaymentauthorized'] = null;
    oncancel: ApplePaySessionLike['oncancel'] = null;
    constructor(version: number, request: ApplePayPaymentRequest) {
      made.push({ version, request, session: this });
    }
    begin() {
      begins();
      said.push('begin');
    }
    completeMerchantValidation(merchant: unknown) {
      said.push(`merchant ${String(merchant)}`);
    }
    completePayment({ status }: ApplePayResult) {
      said.push(status === 0 ? 'success' : 'failure');
    }
    abort() {
      said.push('abort');
    }
  }
  const outcome = openApplePay(
    {
      Session,
      requestFor: ({ amountCents, payee }) => ({
        countryCode: 'US',
        currencyCode: 'USD',
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: ['visa'],
        total: { label: payee, amount: (amountCents / 100).toFixed(2) },
      }),
      validate: async () => 'session-of-merchant',
      tokenize: async () => 'nonce-apple',
      ...over,
    },
    order,
  );
  return { outcome, said, made: made[0] };
}
const authorised = {
  payment: { token: {}, billingContact: { postalCode: '78701', countryCode: 'us' } },
};
const down = () => Promise.reject(new Error('down'));

describe('a session of Apple Pay', () => {
  it('PY-20 an Apple Pay session has version 3, requests the postal address of the bill, and begins within the press', () => {
    const { said, made } = safari();
    expect(made?.version).toBe(3);
    expect(made?.request).toMatchObject({
      requiredBillingContactFields: ['postalAddress'],
      total: { label: 'Sendahead Golf', amount: '146.05' },
    });
    expect(said).toEqual(['begin']);
  });

  it('PY-20 an Apple Pay session returns a nonce and the billing address, and is completed when the order is placed', async () => {
    const { outcome, said, made } = safari();
    made?.session.onvalidatemerchant?.({ validationURL: 'https://apple.test' });
    await jest.advanceTimersByTimeAsync(0);
    made?.session.onpaymentauthorized?.(authorised);
    const paid = await outcome;
    expect(paid).toMatchObject({
      ok: true,
      nonce: 'nonce-apple',
      billing: { 'billing-zip-code': '78701', 'billing-country': 'US' },
    });
    if (paid.ok) paid.finish(true);
    if (paid.ok) paid.finish(false);
    expect(said).toEqual(['begin', 'merchant session-of-merchant', 'success']);
  });

  it('ER-26 an Apple Pay session is completed as failed if no nonce can be made', async () => {
    const { outcome, said, made } = safari({ tokenize: down });
    made?.session.onpaymentauthorized?.(authorised);
    await expect(outcome).resolves.toEqual({ ok: false, code: 'failed' });
    expect(said).toEqual(['begin', 'failure']);
  });

  it('ER-26 an Apple Pay session is completed as failed if the order was refused', async () => {
    const { outcome, said, made } = safari();
    made?.session.onpaymentauthorized?.(authorised);
    const paid = await outcome;
    if (paid.ok) paid.finish(false);
    expect(said).toEqual(['begin', 'failure']);
  });

  it('ER-26 an Apple Pay session is completed before Apple’s 30 s are over, for every outcome of the order', async () => {
    const { outcome, said, made } = safari();
    made?.session.onpaymentauthorized?.(authorised);
    await outcome;
    await jest.advanceTimersByTimeAsync(29_000);
    expect(said).toEqual(['begin', 'failure']);
  });

  it('ER-26 an Apple Pay session is aborted if the merchant is unknown', async () => {
    const { outcome, said, made } = safari({ validate: down });
    made?.session.onvalidatemerchant?.({ validationURL: 'https://apple.test' });
    await expect(outcome).resolves.toEqual({ ok: false, code: 'failed' });
    expect(said).toEqual(['begin', 'abort']);
  });

  it('ER-26 a wallet that is left is canceled', async () => {
    const { outcome, made } = safari();
    made?.session.oncancel?.();
    await expect(outcome).resolves.toEqual({ ok: false, code: 'cancelled' });
  });

  it('PY-20 an Apple Pay session asks for a press if the browser requires one', async () => {
    const { outcome } = safari({}, () => {
      throw new DOMException('no press', 'InvalidAccessError');
    });
    await expect(outcome).resolves.toEqual({ ok: false, code: 'needs_click' });
  });
});
