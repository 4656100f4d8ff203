import type { Generated } from 'kysely';

export type LedgerEvent =
  | 'order'
  | 'tender'
  | 'capture'
  | 'capture_failed'
  | 'refund'
  | 'refund_paid'
  | 'refund_recalled'
  | 'compensation'
  | 'goodwill';
export type LedgerAccount =
  | 'receivable'
  | 'revenue'
  | 'cash'
  | 'gift_cards'
  | 'ship_wallets'
  | 'wallets'
  | 'clubs'
  | 'refunds_payable'
  | 'by_hand'
  | 'compensations'
  | 'goodwill';

export type LedgerTables = {
  ledger_entries: {
    id: Generated<number>;
    order_id: string;
    event: LedgerEvent;
    account: LedgerAccount;
    amount_cents: number;
    transaction_id: string | null;
    created_at: Generated<string>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends LedgerTables {}
}
