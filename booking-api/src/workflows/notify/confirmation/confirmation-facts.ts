import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { BrandFacts } from '../mail/mail-frame.ts';

/** Everything that the confirmation says. */
export type ConfirmationFacts = {
  brand: BrandFacts;
  firstName: string;
  receipt: Receipt;
  orderUrl: string;
};

/** What the page of the order has. */
export const orderPageWords =
  'Open your order to print labels, track your bags, change or cancel, and find your receipt.';
