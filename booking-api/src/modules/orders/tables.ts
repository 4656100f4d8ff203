import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { Generated } from 'kysely';
import type { ShipmentRecord } from './draft.ts';

export type OrderTables = {
  orders: {
    id: string;
    display_id: string;
    cart_id: string;
    user_id: string;
    brand_id: number;
    attempt_id: string;
    quote_id: string;
    status: 'placed' | 'cancelled' | 'void';
    total_cents: number;
    currency: Generated<'USD'>;
    shipment: ShipmentRecord;
    placed_at: string;
  };
  order_lines: { order_id: string; position: number; line: LineItem; amount_cents: number };
  order_mails: { order_id: string; kind: string; sent_at: string };
};
