import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { RefundTarget } from '../../../../modules/payments/public/refunds/refund-tables.ts';

/** OPEN-38: where money goes back to: into the wallet, by hand, or, with any other method, to what paid. */
export const refundTarget = (type: PaymentMethodType): RefundTarget =>
  type === 'WalletTransfer' ? 'wallet' : type === 'OtherRefund' ? 'other' : 'original';
