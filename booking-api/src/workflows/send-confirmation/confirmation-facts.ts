import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';

/** Everything that the confirmation says. */
export type ConfirmationFacts = {
  brand: { name: string; helpPhone: string; helpEmail: string; colours: BrandTheme };
  firstName: string;
  receipt: Receipt;
  receiptUrl: string;
};
