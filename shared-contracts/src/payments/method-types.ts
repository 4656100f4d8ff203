/** PY-06: the payment method types, spelled as in the specification. */
export const paymentMethodTypes = [
  'NewCard',
  'previousCard',
  'PreviousCard',
  'chargeOnFileCreditCard',
  'chargeUserCreditCard',
  'clubBilling',
  'clubBillingUnLogged',
  'paypal',
  'applePay',
  'applePayUnLogged',
  'WalletTransfer',
  'OtherRefund',
] as const;
export type PaymentMethodType = (typeof paymentMethodTypes)[number];

/** Both names of billing a club (OPEN-39). */
export const isClubBilling = (type: string): boolean =>
  type === 'clubBilling' || type === 'clubBillingUnLogged';
