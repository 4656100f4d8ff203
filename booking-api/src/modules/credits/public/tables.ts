import type { Generated } from 'kysely';

/** Credits that a customer may pay with, in the order in which they are used (OPEN-37). */
export const creditSources = ['gift_card', 'ship_wallet', 'wallet'] as const;
export type CreditSource = (typeof creditSources)[number];

/** Gift cards and account credits. `owner` is a card's hash in hex, or a user. */
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
    event: 'grant' | 'hold' | 'release' | 'refund' | 'withdraw';
    amount_cents: number;
    reference: string;
    created_at: Generated<string>;
  };
  gift_cards: {
    code_hash: Buffer;
    code_end: string;
    initial_cents: number;
    balance_cents: number;
    expires_on: string;
    /** CO-163: who made it in the console, and when; null: unknown. */
    made_by: Generated<string | null>;
    made_at: Generated<string | null>;
  };
};

declare module '../../../platform/database/tables.ts' {
  interface Tables extends CreditTables {}
}
