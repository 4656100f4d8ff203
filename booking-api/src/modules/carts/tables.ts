import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import type { Generated } from 'kysely';

export type CartTables = {
  carts: {
    id: string;
    order_id: string;
    display_id: string;
    token_hash: Buffer;
    brand_id: number;
    micro_site_id: number | null;
    user_id: string | null;
    session: CartSession | null;
    status: Generated<'open' | 'ordered'>;
    created_at: string;
    updated_at: string;
  };
};
