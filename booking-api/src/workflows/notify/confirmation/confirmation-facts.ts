import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';

/** All data of the confirmation. */
export type ConfirmationFacts = {
  brand: MailBrand;
  firstName: string;
  /** The address that the confirmation goes to. */
  email: string;
  /** Who booked it for the customer, such as "Avery at Sendahead"; null when the customer did. */
  bookedBy: string | null;
  receipt: Receipt;
  /** CO-76: the club prints every label of the order. */
  labeledByClub: boolean;
  orderUrl: string;
};
