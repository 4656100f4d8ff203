import type { PayoutWay } from '@sendahead/shared-contracts/claims/payout';
import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import type { Generated } from 'kysely';

/** The event of a bag from which days are counted. */
export type BaseEvent = 'ship' | 'delivery' | 'last_scan';

export type ClaimTables = {
  claim_policies: {
    kind: ClaimKind;
    opens_from: BaseEvent;
    opens_days: number;
    opens_days_abroad: number;
    closes_from: BaseEvent;
    closes_days: number;
  };
  claims: {
    id: string;
    order_id: string;
    user_id: string;
    kind: ClaimKind;
    state: ClaimState;
    what: string;
    value_cents: number;
    approved_cents: number | null;
    created_at: string;
    state_at: string;
  };
  claim_bags: { claim_id: string; parcel_id: string };
  claim_files: {
    id: string;
    claim_id: string;
    name: string;
    type: 'image/jpeg' | 'application/pdf';
    by_staff: boolean;
    at: string;
  };
  /** How a claim was paid; claims paid as credit before this was stored are not here. */
  claim_payments: {
    claim_id: string;
    way: PayoutWay;
    amount_cents: number;
    refund_id: string | null;
    reference: Generated<string>;
    paid_on: string | null;
    actor_id: string;
    at: string;
  };
  claim_photo_links: {
    id: string;
    claim_id: string;
    sent_by: 'email' | 'text';
    token_hash: Buffer | null;
    made_by: string;
    made_at: string;
    expires_at: string;
    closed_at: Generated<string | null>;
  };
  claim_steps: {
    id: string;
    claim_id: string;
    state: ClaimState | null;
    by_staff: boolean;
    actor_id: string;
    message: string;
    at: string;
    position: Generated<number>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ClaimTables {}
}
