import { readOrderingSettings } from './ordering-settings.ts';

const config = { production: true, dataDir: '/nowhere', publicUrl: 'https://{brand}.example.test' };
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
  it('OPEN-43 missing production settings are named all at once', () => {
    const read = () => readOrderingSettings({}, config);
    for (const name of ['PAYMENT_PROVIDER', 'MAIL_URL', 'MAIL_FROM', 'PUBLIC_URL', 'CARRIER_PROVIDER'])
      expect(read).toThrow(`${name}: missing`);
  });

  it.each(Object.keys(complete))('OPEN-43 production settings without %s are refused', (name) => {
    expect(() => readOrderingSettings({ ...complete, [name]: undefined }, config)).toThrow(
      `${name}: missing`,
    );
  });

  it.each([
    ['CARRIER_PROVIDER', 'sandbox'],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['BRAINTREE_ENVIRONMENT', 'sandbox'],
  ])('OPEN-43 production settings with %s=%s are refused', (name, value) => {
    expect(() => readOrderingSettings({ ...complete, [name]: value }, config)).toThrow(
      `${name}: the sandbox`,
    );
  });

  it('OPEN-43 complete production settings are accepted', () => {
    const settings = readOrderingSettings(complete, config);
    expect(settings.payments).toMatchObject({ provider: 'braintree' });
    expect(settings.mails.pageOrigin('golf')).toBe('https://golf.example.test');
  });

  it('OPEN-43 development needs no settings', () => {
    const settings = readOrderingSettings({}, { ...config, production: false });
    expect(settings.payments).toMatchObject({ provider: 'sandbox' });
    expect(settings.mails.pageOrigin('golf')).toBe('https://golf.example.test');
  });
});
