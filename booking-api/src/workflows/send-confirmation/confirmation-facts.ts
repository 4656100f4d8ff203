import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { MailColours } from './brand-colours.ts';

/** Everything that the confirmation says. */
export type ConfirmationFacts = {
  brand: { name: string; helpPhone: string; helpEmail: string; colours: MailColours };
  firstName: string;
  receipt: Receipt;
  receiptUrl: string;
};
