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

/** Authorises (and on demand submits) a sale. A request key and the duplicate check exclude each other. */
export function sale(ledger: Ledger, request: SaleRequest, slowSeconds: number): Promise<Transaction> {
  const { api_request_key: key } = request;
  const transactionId = newTransactionId();
  return once(ledger, { operation: 'sale', key, params: request, transactionId }, async (client, end) => {
    const card = await cardOf(client, request);
    const duplicate =
      key === undefined &&
      (await isDuplicate(client, {
        orderId: request.order_id,
        amountCents: request.amount_cents,
        fingerprint: card.fingerprint,
      }));
    const decision = decide({
      amountCents: request.amount_cents,
      card,
      billingZip: request.billing_zip,
      verifyCard: request.verify_card,
      duplicate,
    });
    const approved = decision.status === 'authorized';
    const token =
      approved && request.vault_for && card.vaultable !== false
        ? await keepCard(client, request.vault_for, card)
        : undefined;
    const row: NewTransaction = {
      ...decision,
      id: transactionId,
      kind: 'sale',
      orderId: request.order_id,
      amountCents: request.amount_cents,
      card,
      token: token ?? request.token,
      status: approved && request.submit_for_settlement ? 'submitted_for_settlement' : decision.status,
      decideAfter: decision.status === 'authorizing' ? slowSeconds : 0,
    };
    return end(insertTransaction(client, row));
  });
}

async function cardOf(client: LedgerTransaction, request: SaleRequest): Promise<Card> {
  if (request.token !== undefined) {
    const kept = await findToken(client, request.token);
    if (!kept) throw new Refused('91518');
    return kept;
  }
  const found = await spendNonce(client, request.nonce ?? '');
  if ('code' in found) throw new Refused(found.code);
  return found.card;
}
