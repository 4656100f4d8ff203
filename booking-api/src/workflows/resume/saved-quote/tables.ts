import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import type { SavedLine } from './compare-lines.ts';

export type SavedQuoteTables = {
  saved_quotes: {
    id: string;
    cart_id: string;
    /** Null until the mail is written. */
    token_hash: Buffer | null;
    email: string;
    /** Without gift cards and the names of its cart. */
    session: CartSession;
    lines: SavedLine[];
    total_cents: number;
    /** Whether the booking had gift cards, which the link leaves out. */
    gift_cards: boolean;
    created_at: string;
    expires_at: string;
  };
};

declare module '../../../platform/database/tables.ts' {
  interface Tables extends SavedQuoteTables {}
}
