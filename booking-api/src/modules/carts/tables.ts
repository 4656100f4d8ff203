import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import type { Generated } from 'kysely';

/**
 * `replaced`: another cart of the same person took its place. `expired`: it was idle too long; its entries
 * are deleted.
 */
/**
 * `divided`: several people are asked to pay it; it is read-only until they have paid or the requests end.
 */
export type CartStatus = 'open' | 'divided' | 'ordered' | 'replaced' | 'expired';

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
    status: Generated<CartStatus>;
    held_by: Generated<string | null>;
    session_hash: Generated<Buffer | null>;
    waiting_token_hash: Generated<Buffer | null>;
    waiting_session_hash: Generated<Buffer | null>;
    /** How often the cart changed hands; entries that arrive late count too. */
    hold_turn: Generated<number>;
    /** The key that lost the cart last, while its page may still send what it had not saved. */
    left_token_hash: Generated<Buffer | null>;
    left_at: Generated<string | null>;
    /** CO-124: staff named the user as the buyer of a guest's cart. */
    buyer_named: Generated<boolean>;
    replaced_by: Generated<string | null>;
    /** The original of which it is a copy. */
    copy_of: Generated<string | null>;
    /** The club that pays, as a group event prepared it. */
    paid_by_club_id: Generated<number | null>;
    /** The order that it changes; it never becomes an order itself. */
    amends_order_id: Generated<string | null>;
    /** The revision of that order when the cart was opened. */
    amends_after: Generated<number | null>;
    created_at: string;
    updated_at: string;
  };
  cart_takeovers: {
    id_hash: Buffer;
    cart_id: string;
    staff_id: string;
    reason: string;
    created_at: string;
    expires_at: string;
    used_at: Generated<string | null>;
  };
  cart_concessions: {
    cart_id: string;
    act: 'comp_discount' | 'refund_surcharges';
    amount_cents: number | null;
    subject_id: string | null;
    reason: string;
    actor_id: string;
    created_at: string;
    /** CO-44: the maximum share of the price; null: no limit. */
    most_percent: Generated<number | null>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends CartTables {}
}
