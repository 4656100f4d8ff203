import type { Generated } from 'kysely';
import type { CreditSource } from '../../../credits/public/tables.ts';

/** The destination of a refund: the payment methods, the wallet of the order's account, or by hand. */
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
    /** The staff's reason for the customer; empty without one. */
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
    /** Its original payment, if the money went elsewhere; null when it returned to its source. */
    paid_by_method: RefundMethod | 'unknown' | null;
    paid_by_source: string | null;
    /** When a person reported paying it; for method `other` only. */
    paid_by_hand_at: Generated<string | null>;
    tries: Generated<number>;
    next_try_at: Generated<string>;
  };
};
