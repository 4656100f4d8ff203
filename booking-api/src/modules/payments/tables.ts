import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { Generated } from 'kysely';
import type { OrderDraft } from '../orders/draft.ts';
import type { AttemptState } from './attempt-states.ts';

export type PaymentStatus =
  | 'authorised'
  | 'submitted'
  | 'settled'
  | 'settlement_declined'
  | 'void_wanted'
  | 'voided';
export type LedgerEvent = 'order' | 'capture' | 'capture_failed' | 'refund';
export type LedgerAccount = 'receivable' | 'revenue' | 'cash';

export type PaymentTables = {
  checkout_attempts: {
    id: string;
    actor_scope: string;
    idempotency_key: string;
    request_hash: Buffer;
    cart_id: string;
    order_id: string;
    user_id: string;
    state: AttemptState;
    amount_cents: number;
    payment_type: PaymentMethodType;
    draft: OrderDraft;
    provider: string | null;
    transaction_id: string | null;
    outcome: string | null;
    answer: string | null;
    lease_until: string;
    asked_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  payments: {
    transaction_id: string;
    provider: string;
    attempt_id: string;
    order_id: string | null;
    kind: 'sale' | 'refund';
    status: PaymentStatus;
    amount_cents: number;
    payment_type: string;
    card_type: string;
    last4: string;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  ledger_entries: {
    id: Generated<number>;
    order_id: string;
    event: LedgerEvent;
    account: LedgerAccount;
    amount_cents: number;
    transaction_id: string | null;
    created_at: Generated<string>;
  };
  coupon_redemptions: { attempt_id: string; coupon_code: string; state: 'held' | 'redeemed' | 'released' };
  payment_methods: {
    token: string;
    user_id: string;
    provider: string;
    card_type: string;
    last4: string;
    created_at: Generated<string>;
  };
  operator_alerts: {
    id: Generated<number>;
    kind: string;
    subject: string;
    detail: unknown;
    raised_at: Generated<string>;
    resolved_at: string | null;
  };
};
