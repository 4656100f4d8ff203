import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Payout } from '@sendahead/shared-contracts/claims/payout';
import type { ApprovalKind } from '@sendahead/shared-contracts/console/approval-calls';
import type { ApprovalState } from '@sendahead/shared-contracts/console/approval-states';
import type { OrderPart } from '@sendahead/shared-contracts/console/incident-act-calls';
import type { OrderChange, WithServices } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Generated, JSONColumnType } from 'kysely';

/** The inputs of an act other than its amount. */
export type ApprovalDetail = {
  to?: 'original' | 'wallet' | 'other' | undefined;
  customerReason?: string | undefined;
  credit?: 'wallet' | 'ship_wallet' | undefined;
  /** The change whose difference is waived; deleted with the decision, because it contains an address. */
  amendment?: PricedAmendment | undefined;
  /** The claim that is paid, and how. */
  claim?: { id: string; payout: Payout } | undefined;
  /** The id of the amount due that is waived. */
  payRequest?: string | undefined;
  /** The orders to cancel for an incident, with the refunds that were shown, and the requester's role. */
  incident?:
    | {
        id: string;
        role: Role;
        parts: { orderId: string; part: OrderPart; generation: number; cents: Cents | null }[];
      }
    | undefined;
};

/** A change of the whole order or of one leg, as staff requested it. */
type PricedAmendment = WithServices &
  ({ kind: 'change'; change: OrderChange } | { kind: 'leg'; leg: LegName; change: LegChange });

/** The acts with a limit, as they are stored. */
export type StoredKind = ApprovalKind | 'waive_difference' | 'waive_due';

export type ApprovalTables = {
  approval_requests: {
    id: string;
    kind: StoredKind;
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
