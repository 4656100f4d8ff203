import type { ApprovalKind } from '@sendahead/shared-contracts/console/approval-calls';
import type { ApprovalState } from '@sendahead/shared-contracts/console/approval-states';
import type { Generated, JSONColumnType } from 'kysely';

/** The inputs of an act other than its amount. */
export type ApprovalDetail = {
  to?: 'original' | 'wallet' | 'other' | undefined;
  customerReason?: string | undefined;
  credit?: 'wallet' | 'ship_wallet' | undefined;
};

export type ApprovalTables = {
  approval_requests: {
    id: string;
    kind: ApprovalKind;
    asked_by: string;
    asked_at: string;
    request_key: string;
    reason: string;
    order_id: string | null;
    cart_id: string | null;
    display_id: string | null;
    customer_id: string | null;
    amount_cents: number | null;
    percent: number | null;
    detail: JSONColumnType<ApprovalDetail>;
    state: Generated<ApprovalState>;
    decided_by: Generated<string | null>;
    decided_at: Generated<string | null>;
    decision: Generated<string>;
    seen_at: Generated<string | null>;
  };
  staff_gifts: {
    /** Who gave it, or who approved it: it counts for the limit of this person. */
    actor_id: string;
    /** CO-128: who asked for it, where a colleague approved it. */
    asked_by: Generated<string | null>;
    customer_id: string;
    amount_cents: number;
    given_at: string;
    reference: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ApprovalTables {}
}
