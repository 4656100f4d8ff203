import type { Card } from '../cards/card.ts';

export const transactionStatuses = [
  'authorizing',
  'authorized',
  'authorization_expired',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
  'settlement_declined',
  'processor_declined',
  'gateway_rejected',
  'failed',
  'voided',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export type RejectionReason =
  | 'avs'
  | 'cvv'
  | 'avs_and_cvv'
  | 'duplicate'
  | 'fraud'
  | 'risk_threshold'
  | 'application_incomplete';

/** One row of the gateway's ledger. */
export type Transaction = {
  id: string;
  kind: 'sale' | 'refund';
  order_id: string;
  amount_cents: number;
  status: TransactionStatus;
  processor_code: string | null;
  processor_text: string | null;
  rejection: RejectionReason | null;
  avs_postal: string;
  card: Card;
  refunded_transaction_id: string | null;
  payment_method_token: string | null;
  created_at: string;
  updated_at: string;
};

/** A transaction as merchants see it: the ledger's row without the fingerprint. */
export function transactionAnswer(row: Transaction) {
  const { fingerprint: _kept, verification: _also, ...card } = row.card;
  return { ...row, card };
}
