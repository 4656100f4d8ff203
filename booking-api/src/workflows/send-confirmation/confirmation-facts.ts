import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { BrandFacts } from '../order-mail/mail-frame.ts';

/** Everything that the confirmation says. */
export type ConfirmationFacts = {
  brand: BrandFacts;
  firstName: string;
  receipt: Receipt;
  receiptUrl: string;
};
