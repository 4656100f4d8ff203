import { randomBytes } from 'node:crypto';
import type { Card } from '../cards/card.ts';
import type { Ledger, LedgerTransaction } from '../ledger/connect.ts';
import { insertTransaction, type NewTransaction } from '../ledger/transactions.ts';
import { spendNonce } from '../nonces/nonces.ts';
import { findToken, keepCard } from '../vault/vault.ts';
import { decide } from './decide.ts';
import { isDuplicate } from './duplicates.ts';
import { once } from './once.ts';
import { Refused } from './refusal.ts';
import type { Transaction } from './transaction.ts';

export type SaleRequest = {
  amount_cents: number;
  order_id: string;
  nonce?: string | undefined;
  token?: string | undefined;
  billing_zip?: string | undefined;
  api_request_key?: string | undefined;
  submit_for_settlement: boolean;
  verify_card: boolean;
  /** Keeps the card for this customer when the sale is approved. */
  vault_for?: string | undefined;
};

export const newTransactionId = (): string => randomBytes(9).toString('hex').slice(0, 12);

/** Authorizes (and on demand submits) a sale. A request key and the duplicate check exclude each other. */
export async function sale(ledger: Ledger, request: SaleRequest, slowSeconds: number): Promise<Transaction> {
  const { api_request_key: key } = request;
  const transactionId = newTransactionId();
  return once(ledger, { operation: 'sale', key, params: request, transactionId }, async (client) => {
    const card = await cardOf(client, request);
    const duplicate =
      key === undefined &&
      (await isDuplicate(client, {
        orderId: request.order_id,
        amountCents: request.amount_cents,
        fingerprint: card.fingerprint,
      }));
    const row = rowOf(transactionId, request, card, { duplicate, slowSeconds });
    const keeper = isApproved(row) && card.vaultable !== false ? request.vault_for : undefined;
    const token = keeper === undefined ? request.token : await keepCard(client, keeper, card);
    return insertTransaction(client, { ...row, token });
  });
}

/** A sale as it is decided. */
function rowOf(
  id: string,
  request: SaleRequest,
  card: Card,
  { duplicate, slowSeconds }: { duplicate: boolean; slowSeconds: number },
): NewTransaction {
  const decision = decide({
    amountCents: request.amount_cents,
    card,
    billingZip: request.billing_zip,
    verifyCard: request.verify_card,
    duplicate,
  });
  return {
    ...decision,
    id,
    kind: 'sale',
    orderId: request.order_id,
    amountCents: request.amount_cents,
    card,
    status:
      decision.status === 'authorized' && request.submit_for_settlement
        ? 'submitted_for_settlement'
        : decision.status,
    decideAfter: decision.status === 'authorizing' ? slowSeconds : 0,
  };
}

const isApproved = ({ status }: NewTransaction): boolean =>
  status === 'authorized' || status === 'submitted_for_settlement';

async function cardOf(client: LedgerTransaction, request: SaleRequest): Promise<Card> {
  if (request.token !== undefined) {
    const savedCard = await findToken(client, request.token);
    if (!savedCard) throw new Refused('91518');
    return savedCard;
  }
  const spentNonce = await spendNonce(client, request.nonce ?? '');
  if ('code' in spentNonce) throw new Refused(spentNonce.code);
  return spentNonce.card;
}
