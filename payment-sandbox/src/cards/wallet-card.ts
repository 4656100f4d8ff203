import { binDataOf } from './bin-data.ts';
import type { Card } from './card.ts';

export const wallets = ['paypal', 'apple_pay', 'google_pay'] as const;
export type Wallet = (typeof wallets)[number];

/** As at the real gateway: Google hands the card over as a card. */
const instruments = {
  paypal: 'paypal_account',
  apple_pay: 'apple_pay_card',
  google_pay: 'credit_card',
} as const;

const nameOf = (wallet: Wallet, type: string): string =>
  ({ paypal: 'PayPal', apple_pay: `Apple Pay - ${type}`, google_pay: type })[wallet];

/**
 * The data that PayPal, Apple Pay or Google Pay provide instead of a card: only the type and last digits of
 * the account's card.
 */
export const walletCard = (wallet: Wallet, account: string, type = 'Visa', last4 = '1881'): Card => ({
  type: nameOf(wallet, type),
  bin: '',
  last4: wallet === 'paypal' ? '' : last4,
  expirationMonth: '12',
  expirationYear: '2030',
  fingerprint: `${wallet} ${account}`,
  verification: 'ok',
  cvv: 'S',
  binData: binDataOf(''),
  instrument: instruments[wallet],
});
