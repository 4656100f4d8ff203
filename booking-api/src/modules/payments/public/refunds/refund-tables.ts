import type { Generated } from 'kysely';
import type { CreditSource } from '../../../credits/public/tables.ts';

/** Where a refund goes: back to what paid, into the wallet of the order's account, or by hand. */
export type RefundTarget = 'original' | 'wallet' | 'other';
export type RefundMethod = 'card' | 'club' | 'other' | CreditSource;
export type RefundPartState = 'wanted' | 'done' | 'failed' | 'recalled';

export type RefundTables = {
  refunds: {
    id: string;
    order_id: string;
    amount_cents: number;
    target: RefundTarget;
    reason: string;
    /** What staff tell the customer about why; empty where they tell nothing. */
    customer_reason: Generated<string>;
    actor_id: string | null;
    idempotency_key: string;
    /** A voluntary refund by staff: it does not reduce the price of the order. */
    is_goodwill: Generated<boolean>;
    created_at: Generated<string>;
  };
  refund_parts: {
    id: string;
    refund_id: string;
    method: RefundMethod;
    source: string;
    amount_cents: number;
    state: RefundPartState;
    transaction_id: string | null;
    /** What had paid it, where it went elsewhere; null where it went back the way it came. */
    paid_by_method: RefundMethod | 'unknown' | null;
    paid_by_source: string | null;
    /** When a person said that they paid it; of method `other` alone. */
    paid_by_hand_at: Generated<string | null>;
    tries: Generated<number>;
    next_try_at: Generated<string>;
  };
};
