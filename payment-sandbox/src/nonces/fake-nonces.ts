import { createHash } from 'node:crypto';
import { binDataOf, prepaidBinData, reloadableBinData } from '../cards/bin-data.ts';
import type { Card, Verification } from '../cards/card.ts';
import { walletCard } from '../cards/wallet-card.ts';

const fake = (
  type: string,
  last4: string,
  verification: Verification = 'ok',
  binData = binDataOf(''),
): Card => ({
  type,
  bin: '411111',
  last4,
  expirationMonth: '12',
  expirationYear: '2040',
  fingerprint: createHash('sha256').update(`${type}${last4}`).digest('base64url'),
  verification,
  cvv: 'M',
  binData,
});

/** The documented nonces for tests of a merchant's server; each may be used any number of times. */
const cards: Readonly<Record<string, Card>> = {
  'fake-valid-nonce': fake('Visa', '1881'),
  'fake-valid-visa-nonce': fake('Visa', '1881'),
  'fake-valid-mastercard-nonce': fake('MasterCard', '4444'),
  'fake-valid-amex-nonce': fake('American Express', '0005'),
  'fake-valid-discover-nonce': fake('Discover', '1117'),
  'fake-valid-jcb-nonce': fake('JCB', '0000'),
  'fake-valid-maestro-nonce': fake('Maestro', '0000'),
  'fake-valid-dinersclub-nonce': fake('Diners Club', '0004'),
  'fake-valid-no-billing-address-nonce': fake('Visa', '1881'),
  'fake-valid-prepaid-nonce': fake('Visa', '1210', 'ok', prepaidBinData),
  'fake-valid-prepaid-reloadable-nonce': fake('Visa', '0002', 'ok', reloadableBinData),
  'fake-processor-declined-visa-nonce': fake('Visa', '1115', 'declined'),
  'fake-processor-declined-mastercard-nonce': fake('MasterCard', '5100', 'declined'),
  'fake-processor-declined-amex-nonce': fake('American Express', '1000', 'declined'),
  'fake-processor-declined-discover-nonce': fake('Discover', '9424', 'declined'),
  'fake-processor-failure-jcb-nonce': fake('JCB', '0000', 'failed'),
  'fake-gateway-rejected-fraud-nonce': fake('Visa', '1511', 'fraud'),
  'fake-gateway-rejected-risk-thresholds-nonce': fake('Visa', '1111', 'risk_threshold'),
  'fake-paypal-one-time-nonce': { ...walletCard('paypal', 'one'), vaultable: false },
  'fake-paypal-billing-agreement-nonce': walletCard('paypal', 'agreement'),
  'fake-apple-pay-visa-nonce': walletCard('apple_pay', 'visa', 'Visa', '1881'),
  'fake-apple-pay-mastercard-nonce': walletCard('apple_pay', 'mastercard', 'MasterCard', '4444'),
  'fake-apple-pay-amex-nonce': walletCard('apple_pay', 'amex', 'American Express', '0005'),
};

/** Nonces that name a validation error instead of a card. */
const errors: Readonly<Record<string, string>> = {
  'fake-consumed-nonce': '91564',
  'fake-luhn-invalid-nonce': '81715',
};

export function fakeNonce(nonce: string): { card: Card } | { code: string } | undefined {
  const card = cards[nonce];
  if (card) return { card };
  const code = errors[nonce];
  return code ? { code } : undefined;
}
