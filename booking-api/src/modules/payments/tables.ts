import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { Generated } from 'kysely';
import type { OrderDraft } from '../bookings/draft.ts';
import type { AttemptState } from './attempt-states.ts';
import type { CreditTables } from '../credits/tables.ts';
import type { RefundTables } from './refund-tables.ts';

export type { CreditSource } from '../credits/tables.ts';

export type PaymentStatus =
  | 'authorised'
  | 'submitted'
  | 'settled'
  | 'settlement_declined'
  | 'void_wanted'
  | 'voided';
export type LedgerEvent = 'order' | 'tender' | 'capture' | 'capture_failed' | 'refund' | 'refund_paid';
export type LedgerAccount =
  | 'receivable'
  | 'revenue'
  | 'cash'
  | 'gift_cards'
  | 'ship_wallets'
  | 'wallets'
  | 'clubs'
  | 'refunds_payable'
  | 'by_hand';
/** What a saved way of paying is, in the words of the gateway. */
export type Instrument = 'credit_card' | 'paypal_account' | 'apple_pay_card';

type OwnTables = {
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
    value_cents: Generated<number>;
    amends_order_id: string | null;
    paid_before_cents: number | null;
    club_id: number | null;
    club_cents: Generated<number>;
    payment_method_id: string | null;
    owner_id: string | null;
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
  coupon_redemptions: {
    attempt_id: string;
    coupon_code: string;
    state: 'held' | 'redeemed' | 'released';
    user_id: string | null;
  };
  payment_methods: {
    id: Generated<string>;
    token: string;
    user_id: string;
    provider: string;
    kind: Generated<Instrument>;
    card_type: string;
    last4: string;
    /** `MM/YYYY`; empty where the gateway did not tell. */
    expiration: Generated<string>;
    created_at: Generated<string>;
    removed_at: string | null;
  };
  payment_events: { id: string; transaction_id: string; received_at: Generated<string> };
  club_billing_requests: {
    user_id: string;
    club_id: number;
    state: 'requested' | 'granted' | 'refused';
    requested_at: string;
    decided_at: string | null;
    decided_by: string | null;
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

export type PaymentTables = CreditTables & RefundTables & OwnTables;
