import { pageHeaders } from './page-headers.ts';
import { type PaymentPages, paymentReach } from './payment-reach.ts';

const gateway = 'http://golf.localhost:4001';
function locks(payments: PaymentPages) {
  const headers = pageHeaders('n', paymentReach(payments, gateway));
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((line): [string, string] => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  return { headers, policy };
}

describe('the policy of the payment page', () => {
  it('attack 58: the payment policy with the sandbox frames only the gateway, and runs no script without a digest', () => {
    const { headers, policy } = locks({ provider: 'sandbox' });
    expect(policy).toMatchObject({
      'frame-src': gateway,
      'connect-src': "'self'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
    });
    expect(headers['integrity-policy']).toBe(
      'blocked-destinations=(script), sources=(inline), endpoints=(page)',
    );
  });

  it('PY-20 lets pop-ups keep their opener, and gives a provider the origin and no URL', () => {
    expect(locks({ provider: 'sandbox' }).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
    });
  });

  it.each([
    [false, 'https://api.sandbox.braintreegateway.com'],
    [true, 'https://api.braintreegateway.com'],
  ])(
    "OPEN-43 the payment policy with Braintree, real money: %s, reaches %s and the bank's challenge",
    (live, api) => {
      const { headers, policy } = locks({ provider: 'braintree', live });
      expect(policy['connect-src']?.split(' ')).toEqual(expect.arrayContaining(["'self'", api]));
      expect(policy['connect-src']?.includes('sandbox')).toBe(!live);
      expect(policy['frame-src']).toBe('https:');
      expect(policy['script-src']).toBe("'nonce-n' 'strict-dynamic'");
      expect(policy['default-src']).toBe("'none'");
      expect(policy['frame-ancestors']).toBe("'none'");
      expect(policy).not.toHaveProperty('require-trusted-types-for');
      expect(headers).not.toHaveProperty('integrity-policy');
    },
  );
});
