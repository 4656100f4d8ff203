import { readPaymentSettings, readPaymentWays } from './settings.ts';

describe('payment settings', () => {
  it('OPEN-43 selects the sandbox in development and never in production', () => {
    expect(readPaymentSettings({}, false)).toMatchObject({ provider: 'sandbox' });
    expect(() => readPaymentSettings({}, true)).toThrow('PAYMENT_PROVIDER: missing');
    expect(() => readPaymentSettings({ PAYMENT_PROVIDER: 'sandbox' }, true)).toThrow('no real money');
  });

  it('PY-19 selects Braintree only with all of its keys', () => {
    const keys = {
      BRAINTREE_MERCHANT_ID: 'm',
      BRAINTREE_PUBLIC_KEY: 'p',
      BRAINTREE_ENVIRONMENT: 'production',
    };
    expect(() => readPaymentSettings({ PAYMENT_PROVIDER: 'braintree', ...keys }, true)).toThrow(
      'BRAINTREE_PRIVATE_KEY: missing',
    );
    expect(
      readPaymentSettings({ PAYMENT_PROVIDER: 'braintree', ...keys, BRAINTREE_PRIVATE_KEY: 's' }, true),
    ).toMatchObject({ provider: 'braintree', live: true, keys: { merchantId: 'm' } });
  });

  it('PY-06 offers all payment methods of the sandbox, and only the named ones of a real provider', () => {
    expect(readPaymentWays({})).toEqual(['paypal', 'applePay', 'googlePay']);
    expect(readPaymentWays({ PAYMENT_PROVIDER: 'braintree' })).toEqual([]);
    expect(readPaymentWays({ PAYMENT_PROVIDER: 'braintree', PAYMENT_WAYS: 'googlePay, paypal' })).toEqual([
      'paypal',
      'googlePay',
    ]);
    expect(() =>
      readPaymentSettings({ PAYMENT_PROVIDER: 'braintree', PAYMENT_WAYS: 'cheque' }, false),
    ).toThrow("PAYMENT_WAYS: no 'cheque'");
  });
});
