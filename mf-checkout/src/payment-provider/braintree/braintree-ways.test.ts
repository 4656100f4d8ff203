import { hasApplePay } from '../has-apple-pay.ts';
import type { ProviderAccess } from '../port.ts';
import { braintreeWays } from './braintree-ways.ts';

const mockPayPal = {
  loadPayPalSDK: jest.fn(async () => undefined),
  createPayment: jest.fn(async () => 'agreement-1'),
  tokenizePayment: jest.fn(),
  teardown: jest.fn(async () => undefined),
};
let mockLeft: () => void = () => undefined;
const mockSecure = {
  verifyCard: jest.fn(),
  on: (_event: string, handler: () => void) => {
    mockLeft = handler;
  },
  teardown: jest.fn(async () => undefined),
};
const mockClient = {
  getConfiguration: () => ({ gatewayConfiguration: { environment: 'sandbox' } }),
  teardown: async () => undefined,
};
const mockApple = {
  createPaymentRequest: jest.fn((request: object) => ({ countryCode: 'US', ...request })),
  performValidation: jest.fn(async () => 'merchant'),
  tokenize: jest.fn(async () => ({ nonce: 'nonce-apple' })),
};
jest.mock('braintree-web/client', () => ({ create: jest.fn(async () => mockClient) }));
jest.mock('braintree-web/paypal-checkout', () => ({ create: jest.fn(async () => mockPayPal) }));
jest.mock('braintree-web/three-d-secure', () => ({ create: jest.fn(async () => mockSecure) }));
jest.mock('braintree-web/apple-pay', () => ({ create: jest.fn(async () => mockApple) }));
jest.mock('braintree-web/google-payment', () => ({ create: jest.fn() }));

const access = async (): Promise<ProviderAccess> => ({
  provider: 'braintree',
  client_token: 'token',
  fields_url: null,
  prepaid_blocked: false,
});

interface Buttons {
  createBillingAgreement(): Promise<string>;
  onApprove(data: object): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

/** A fake of PayPal's script, which records what it was asked to draw. */
async function drawn() {
  let asked: Buttons | null = null;
  const close = jest.fn(async () => undefined);
  Object.assign(window, {
    paypal: {
      Buttons(options: Buttons) {
        asked = options;
        return { render: async () => undefined, close };
      },
    },
  });
  const heard: unknown[] = [];
  const button = await braintreeWays.payPal({
    place: document.createElement('div'),
    access,
    listener: { approved: (paid) => heard.push(paid), ended: (code) => heard.push(code) },
  });
  const buttons = asked as Buttons | null;
  if (!buttons) throw new Error('PayPal drew nothing');
  return { buttons, button, heard, close };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'paypal');
  jest.useRealTimers();
});

describe('PayPal by Braintree', () => {
  it('PY-20 PayPal asks for an agreement, in the vault flow, and saves nothing on its own', async () => {
    mockPayPal.tokenizePayment.mockResolvedValueOnce({
      nonce: 'nonce-1',
      details: { email: 'anna@example.test' },
    });
    const { buttons, heard } = await drawn();
    expect(mockPayPal.loadPayPalSDK).toHaveBeenCalledWith(expect.objectContaining({ vault: true }));
    await expect(buttons.createBillingAgreement()).resolves.toBe('agreement-1');
    expect(mockPayPal.createPayment).toHaveBeenCalledWith(expect.objectContaining({ flow: 'vault' }));
    await buttons.onApprove({ billingToken: 'b' });
    expect(mockPayPal.tokenizePayment).toHaveBeenCalledWith({ billingToken: 'b', vault: false });
    expect(heard).toEqual([{ nonce: 'nonce-1', account: 'anna@example.test' }]);
  });

  it('PY-20 PayPal reports how it ended without an agreement', async () => {
    mockPayPal.tokenizePayment.mockRejectedValueOnce({ code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED' });
    const { buttons, heard } = await drawn();
    buttons.onCancel();
    buttons.onError(new Error('down'));
    await buttons.onApprove({});
    expect(heard).toEqual(['cancelled', 'failed', 'failed']);
  });

  it('PY-20 PayPal fails when its script neither loads nor fails', async () => {
    jest.useFakeTimers();
    mockPayPal.loadPayPalSDK.mockReturnValueOnce(new Promise(() => undefined));
    const failed = expect(drawn()).rejects.toThrow('did not load in time');
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
  });

  it('the PayPal button is removed with its container', async () => {
    const { button, close } = await drawn();
    button.remove();
    expect(close).toHaveBeenCalled();
  });
});

describe('Apple Pay by Braintree', () => {
  const order = { amountCents: 14_605, payee: 'Sendahead Golf' };

  /** A fake of Safari's session, whose customer pays immediately. */
  class PayingSession implements ApplePaySessionLike {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    onvalidatemerchant: ApplePaySessionLike['onvalidatemerchant'] = null;
    onpaymentauthorized: ApplePaySessionLike['onpaymentauthorized'] = null;
    oncancel: ApplePaySessionLike['oncancel'] = null;
    begin() {
      this.onvalidatemerchant?.({ validationURL: 'https://apple.test/merchant' });
    }
    completeMerchantValidation() {
      this.onpaymentauthorized?.({ payment: { token: 'token-apple', billingContact: {} } });
    }
    completePayment() {}
    abort() {}
  }
  const inSafari = (Session: ApplePaySessionClass) =>
    Object.defineProperty(window, 'ApplePaySession', { value: Session, configurable: true });
  afterEach(() => Reflect.deleteProperty(window, 'ApplePaySession'));

  it('PY-20 Apple Pay requests the postal address, gets its merchant from the provider, and returns its nonce', async () => {
    inSafari(PayingSession);
    const wallet = await braintreeWays.wallet('applePay', access);
    const paid = await wallet.open(order);
    expect(paid).toMatchObject({ ok: true, nonce: 'nonce-apple', billing: {} });
    if (paid.ok) paid.finish(true);
    expect(mockApple.createPaymentRequest).toHaveBeenCalledWith({
      total: { label: 'Sendahead Golf', amount: '146.05' },
      requiredBillingContactFields: ['postalAddress'],
    });
    expect(mockApple.performValidation).toHaveBeenCalledWith({
      validationURL: 'https://apple.test/merchant',
      displayName: 'Sendahead Golf',
    });
    expect(mockApple.tokenize).toHaveBeenCalledWith({ token: 'token-apple' });
  });

  it('PY-20 a wallet fails to load in a browser without it', async () => {
    await expect(braintreeWays.wallet('applePay', access)).rejects.toThrow('no Apple Pay');
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('PY-20 Apple Pay needs version 3 (known: %s) and a device (able: %s)', (known, able, offered) => {
    class Session extends PayingSession {
      static supportsVersion = (version: number) => known && version === 3;
      static canMakePayments = () => able;
    }
    expect(hasApplePay({ ApplePaySession: Session })).toBe(offered);
  });
});

describe('3-D Secure by Braintree', () => {
  const card = { nonce: 'nonce-1', bin: '400000', amountCents: 14_605 };

  it('PY-19 3-D Secure asks about the nonce and the amount, continues after the lookup, and returns the new nonce', async () => {
    mockSecure.verifyCard.mockImplementationOnce(async ({ onLookupComplete }) => {
      const next = jest.fn();
      onLookupComplete({}, next);
      expect(next).toHaveBeenCalled();
      return { nonce: 'nonce-2', threeDSecureInfo: { status: 'authenticate_successful' } };
    });
    await expect(braintreeWays.challenge(card, access)).resolves.toMatchObject({
      ok: true,
      nonce: 'nonce-2',
    });
    expect(mockSecure.verifyCard).toHaveBeenCalledWith(
      expect.objectContaining({ nonce: 'nonce-1', bin: '400000', amount: '146.05' }),
    );
  });

  it.each(['authenticate_failed', 'authenticate_rejected', 'challenge_required', ''])(
    'PY-19 3-D Secure accepts no nonce if the bank answers %j',
    async (status) => {
      mockSecure.verifyCard.mockResolvedValueOnce({ nonce: 'nonce-2', threeDSecureInfo: { status } });
      await expect(braintreeWays.challenge(card, access)).resolves.toEqual({ ok: false, code: 'refused' });
    },
  );

  it('PY-19 3-D Secure that is closed, or fails, returns no nonce', async () => {
    mockSecure.verifyCard.mockImplementationOnce(() => {
      mockLeft();
      return new Promise(() => undefined);
    });
    await expect(braintreeWays.challenge(card, access)).resolves.toEqual({ ok: false, code: 'cancelled' });
    mockSecure.verifyCard.mockRejectedValueOnce({ code: 'THREEDS_LOOKUP_ERROR' });
    await expect(braintreeWays.challenge(card, access)).resolves.toEqual({ ok: false, code: 'failed' });
  });
});
