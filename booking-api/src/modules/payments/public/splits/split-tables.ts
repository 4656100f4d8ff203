import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { OwnShare, ShareState, SplitState } from '@sendahead/shared-contracts/payments/split-calls';
import type { Generated } from 'kysely';

export type SplitTables = {
  /** A split bill; the attempt waits until all shares are paid. */
  bill_splits: {
    attempt_id: string;
    cart_id: string;
    user_id: string;
    state: SplitState;
    trip: OwnShare['legs'];
    expires_at: string;
    created_at: string;
    /** CO-86: a single share, which is paid by a link that staff sent. */
    by_link: Generated<boolean>;
    /** How many mails with that link were requested. */
    round: Generated<number>;
    /** Its payer was reminded of its end, or it ends too soon for that. */
    reminded: Generated<boolean>;
  };
  bill_shares: {
    id: string;
    split_id: string;
    position: number;
    name: string;
    email: string;
    is_buyer: boolean;
    items: string[];
    amount_cents: number;
    state: ShareState;
    taken_over: Generated<boolean>;
    problem: string | null;
    /** The gateway's token of the chosen card; it never leaves the server. */
    method_token: string | null;
    /** Created for this share only, and deleted with it. */
    method_is_own: Generated<boolean>;
    payment_type: PaymentMethodType;
    token_hash: Buffer | null;
    /** PY-31: the link of the reminder, in addition to that of the first email. */
    reminder_token_hash: Generated<Buffer | null>;
    charges: Generated<number>;
  };
  /** Hashes of the tokens of links that pay a whole bill. */
  bill_share_tokens: { token_hash: Buffer; share_id: string; made_at: string };
  bill_split_mails: { split_id: string; kind: string; sent_at: string };
};
