import type { ClubPaymentKind } from '@sendahead/shared-contracts/console/club-account-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Generated } from 'kysely';

export type ClubAccountTables = {
  club_accounts: {
    club_id: number;
    credit_limit_cents: number;
    owed_cents: Generated<number>;
    open: Generated<boolean>;
    /** Days after which a charge is due. */
    terms_days: Generated<number>;
    /** The address for statements and reminders; '' for none. */
    billing_email: Generated<string>;
    /** Whether the job reminds the club once a week. */
    reminders: Generated<boolean>;
  };
  club_entries: {
    id: Generated<number>;
    club_id: number;
    event: 'charge' | 'refund' | 'payment' | 'payment_reversed';
    /** Negative when it reduces the club's debt. */
    amount_cents: number;
    order_id: string | null;
    /** A payment and its reversal share the payment's id. */
    reference: string;
    created_at: Generated<string>;
    /** CO-138: the other club of a merge that moved the amount; null for every other entry. */
    moved_with: Generated<number | null>;
    /** When a moved amount was charged: it is as old as it was. */
    aged_from: Generated<string | null>;
  };
  club_payments: {
    id: string;
    club_id: number;
    amount_cents: number;
    received_on: CalendarDate;
    kind: ClubPaymentKind;
    reference: string;
    note: string;
    request_key: string;
    recorded_by: string;
    recorded_at: string;
  };
  club_payment_reversals: { payment_id: string; reason: string; reversed_by: string; reversed_at: string };
  club_statement_runs: { month: string; started_by: string; started_at: string };
  club_statement_mails: {
    id: string;
    club_id: number;
    month: string;
    by_run: boolean;
    /** The key of the request that sent it; null in a monthly run. */
    request_key: string | null;
    asked_by: string;
    asked_at: string;
    sent_to: string | null;
    sent_at: string | null;
  };
  club_reminders: {
    id: string;
    club_id: number;
    /** The Monday of the weekly job; null for a manual one. */
    week: CalendarDate | null;
    request_key: string | null;
    asked_by: string | null;
    asked_at: string;
    sent_to: string | null;
    sent_at: string | null;
  };
  club_billing_requests: {
    user_id: string;
    club_id: number;
    state: 'requested' | 'granted' | 'refused';
    /** The booking that the request is for. */
    cart_id: Generated<string | null>;
    requested_at: string;
    decided_at: string | null;
    decided_by: string | null;
  };
};
