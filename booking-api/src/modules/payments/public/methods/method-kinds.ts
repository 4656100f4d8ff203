import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { Instrument } from '../tables.ts';

/** How a payment method type obtains its money (PY-06). */
export type MethodKind = 'nonce' | 'saved' | 'club' | 'wallet' | 'other';

export const methodKinds: Readonly<Record<PaymentMethodType, MethodKind>> = {
  NewCard: 'nonce',
  paypal: 'nonce',
  applePay: 'nonce',
  applePayUnLogged: 'nonce',
  previousCard: 'saved',
  PreviousCard: 'saved',
  chargeOnFileCreditCard: 'saved',
  chargeUserCreditCard: 'saved',
  clubBilling: 'club',
  clubBillingUnLogged: 'club',
  WalletTransfer: 'wallet',
  OtherRefund: 'other',
};

/** The instrument that the nonce of a type must have. */
export const instrumentFor = (type: PaymentMethodType): Instrument =>
  type === 'paypal'
    ? 'paypal_account'
    : type === 'applePay' || type === 'applePayUnLogged'
      ? 'apple_pay_card'
      : 'credit_card';
