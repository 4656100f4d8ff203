import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { Generated } from 'kysely';
import type { OrderDraft } from '../../bookings/public/draft.ts';
import type { CreditSource } from '../../credits/public/tables.ts';
import type { AttemptState } from './attempts/attempt-states.ts';
import type { ClubAccountTables } from './clubs/club-account-tables.ts';
import type { RefundTables } from './refunds/refund-tables.ts';
import type { SplitTables } from './splits/split-tables.ts';

export type PaymentStatus =
  | 'authorised'
  | 'submitted'
  | 'settled'
  | 'settlement_declined'
  | 'void_wanted'
  | 'voided';
/** The kind of a saved payment method, in the gateway's words. */
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
    /** The share of a split bill that is charged; null for an order's own payment. */
    share_id: string | null;
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
    /** `MM/YYYY`; empty when the gateway did not report it. */
    expiration: Generated<string>;
    /** The gateway's identifier of the card's number; null when it provides none. */
    number_id: Generated<string | null>;
    created_at: Generated<string>;
    removed_at: string | null;
  };
  credit_holds: {
    attempt_id: string;
    source: CreditSource;
    owner: string;
    amount_cents: number;
    state: 'held' | 'spent' | 'released';
  };
  payment_events: { id: string; transaction_id: string; received_at: Generated<string> };
};

export type PaymentTables = ClubAccountTables & RefundTables & SplitTables & OwnTables;

declare module '../../../platform/database/tables.ts' {
  interface Tables extends PaymentTables {}
}
