import type { Generated } from 'kysely';

/** What a customer may pay with beside money, in the order in which it is taken (OPEN-37). */
export const creditSources = ['gift_card', 'ship_wallet', 'wallet'] as const;
export type CreditSource = (typeof creditSources)[number];

/** Gift cards, credits of accounts, and what clubs owe. `owner` is a card's hash in hex, or a user. */
export type CreditTables = {
  credit_accounts: {
    user_id: string;
    kind: Exclude<CreditSource, 'gift_card'>;
    balance_cents: Generated<number>;
  };
  credit_entries: {
    id: Generated<number>;
    source: CreditSource;
    owner: string;
    event: 'grant' | 'hold' | 'release' | 'refund';
    amount_cents: number;
    reference: string;
    created_at: Generated<string>;
  };
  credit_holds: {
    attempt_id: string;
    source: CreditSource;
    owner: string;
    amount_cents: number;
    state: 'held' | 'spent' | 'released';
  };
  club_accounts: {
    club_id: number;
    credit_limit_cents: number;
    owed_cents: Generated<number>;
    open: Generated<boolean>;
  };
  club_entries: {
    id: Generated<number>;
    club_id: number;
    event: 'charge' | 'refund' | 'payment';
    amount_cents: number;
    order_id: string | null;
    reference: string;
    created_at: Generated<string>;
  };
};
