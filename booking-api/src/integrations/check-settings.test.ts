import { checkSettings } from './check-settings.ts';
import { readMailSettings } from './mail/settings.ts';
import { readPaymentSettings } from './payments/settings.ts';

const payments = {
  PAYMENT_PROVIDER: 'braintree',
  BRAINTREE_MERCHANT_ID: 'm',
  BRAINTREE_PUBLIC_KEY: 'p',
  BRAINTREE_PRIVATE_KEY: 's',
  BRAINTREE_ENVIRONMENT: 'production',
};
const mails = {
  MAIL_URL: 'smtps://mail.example.test',
  MAIL_FROM: 'bookings@example.test',
  PUBLIC_URL: 'https://{brand}.example.test',
};
const carriers = { CARRIER_PROVIDER: 'easypost', EASYPOST_API_KEY: 'EZAK-test' };
const secrets = { SECRETS_KEY: 'a key of at least thirty-two characters' };
const complete = { ...payments, ...mails, ...carriers, ...secrets };

describe('settings of payments and mails', () => {
  it('OPEN-43 names all missing production settings together', () => {
    const read = () => checkSettings({ env: {}, production: true });
    for (const name of ['PAYMENT_PROVIDER', 'MAIL_URL', 'MAIL_FROM', 'PUBLIC_URL', 'CARRIER_PROVIDER'])
      expect(read).toThrow(`${name}: missing`);
  });

  it.each(Object.keys(complete))('OPEN-43 refuses production settings without %s', (name) => {
    expect(() => checkSettings({ env: { ...complete, [name]: undefined }, production: true })).toThrow(
      `${name}: missing`,
    );
  });

  it.each([
    ['CARRIER_PROVIDER', 'sandbox'],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['BRAINTREE_ENVIRONMENT', 'sandbox'],
  ])('OPEN-43 refuses production settings with %s=%s', (name, value) => {
    expect(() => checkSettings({ env: { ...complete, [name]: value }, production: true })).toThrow(
      `${name}: the sandbox`,
    );
  });

  it('OPEN-43 accepts complete production settings', () => {
    expect(() => checkSettings({ env: complete, production: true })).not.toThrow();
    expect(readPaymentSettings(complete, true)).toMatchObject({ provider: 'braintree' });
    const emails = readMailSettings(complete, '/nowhere', complete.PUBLIC_URL);
    expect(emails.pageOrigin('golf')).toBe('https://golf.example.test');
  });

  it('OPEN-43 names a value that a provider cannot use along with the others', () => {
    const wrong = {
      ...complete,
      EASYPOST_WEBHOOK_SECRET: '',
      CARRIER_TIMEOUT_MS: 'soon',
      ADDRESS_VERIFIER: 'easypost',
      ADDRESS_SUGGESTIONS: 'mapbox',
      ZIP_TO_STATE_URL: 'https://zips.example.com',
      SMS_PROVIDER: 'pigeon',
      MAIL_FROM: 'nobody',
    };
    const check = () => checkSettings({ env: wrong, production: true });
    for (const name of [
      'EASYPOST_WEBHOOK_SECRET: ',
      'CARRIER_TIMEOUT_MS: ',
      'MAPBOX_ACCESS_TOKEN: missing',
      'ZIP_TO_STATE_URL: ',
      'SMS_PROVIDER: ',
      'MAIL_FROM: ',
    ])
      expect(check).toThrow(name);
  });

  it('OPEN-43 development needs no settings', () => {
    expect(() => checkSettings({ env: {}, production: false })).not.toThrow();
    expect(readPaymentSettings({}, false)).toMatchObject({ provider: 'sandbox' });
  });
});
