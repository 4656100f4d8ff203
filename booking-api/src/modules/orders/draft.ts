import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';

export type ShipmentRecord = Pick<Receipt, 'legs' | 'travelers'>;

/** What an order will hold, fixed when the cart was priced under its lock. Personal data, kept with the order only. */
export type OrderDraft = {
  displayId: string;
  brandId: number;
  quoteId: string;
  couponCode: string | null;
  lines: readonly LineItem[];
  shipment: ShipmentRecord;
};
