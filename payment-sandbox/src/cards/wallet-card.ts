import { binDataOf } from './bin-data.ts';
import type { Card } from './card.ts';

/** What PayPal or Apple Pay give in place of a card: nothing of the account's card but its kind and last digits. */
export const walletCard = (
  wallet: 'paypal' | 'apple_pay',
  account: string,
  type = 'Visa',
  last4 = '1881',
): Card => ({
  type: wallet === 'paypal' ? 'PayPal' : `Apple Pay - ${type}`,
  bin: '',
  last4: wallet === 'paypal' ? '' : last4,
  expirationMonth: '12',
  expirationYear: '2030',
  fingerprint: `${wallet} ${account}`,
  verification: 'ok',
  cvv: 'S',
  binData: binDataOf(''),
  instrument: wallet === 'paypal' ? 'paypal_account' : 'apple_pay_card',
});
