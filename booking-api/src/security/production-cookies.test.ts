import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp(
    {},
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://{brand}.sendahead.test',
      PAYMENT_PROVIDER: 'braintree',
      BRAINTREE_MERCHANT_ID: 'm',
      BRAINTREE_PUBLIC_KEY: 'p',
      BRAINTREE_PRIVATE_KEY: 's',
      BRAINTREE_ENVIRONMENT: 'production',
    },
  );
});
afterAll(() => server.close());

describe('cookies in production', () => {
  it('attack 55: cookies in production are Secure and bound to their host, even when TLS ends before an untrusted proxy', async () => {
    const browser = await server.browser('golf.sendahead.test');
    expect(browser.cookie).toMatch(/^__Host-session=/);
    const { statusCode, cookies } = await browser.signIn('customer');
    expect(statusCode).toBe(200);
    expect(cookies.map(({ name, secure, path }) => [name, secure, path])).toEqual([
      ['__Host-session', true, '/'],
      ['__Host-device', true, '/'],
    ]);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
  });
});
