import type { Card } from '../cards/card.ts';
import { inTransaction, type Ledger } from '../ledger/connect.ts';
import { spendNonce } from '../nonces/nonces.ts';
import { type Decision, decide } from '../transactions/decide.ts';
import { Refused } from '../transactions/refusal.ts';
import { findOfCustomer, keepCard } from './vault.ts';

export type KeepRequest = { customer_id: string; nonce: string; billing_zip?: string | undefined };

/** The amount in cents of a card verification. */
const verificationCents = 100;

/**
 * Keeps a card for a new customer after its bank has looked at it; nothing is charged. A customer who has a card already
 * is given that one, so that a repeated call keeps one card. Throws Refused for a nonce that cannot be spent.
 */
export async function keep(ledger: Ledger, request: KeepRequest): Promise<object> {
  const result = await inTransaction(ledger, async (client): Promise<object | Refused> => {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [request.customer_id]);
    const savedCard = await findOfCustomer(client, request.customer_id);
    if (savedCard) return answer(savedCard.token, savedCard.card, approved);
    const spentNonce = await spendNonce(client, request.nonce);
    if ('code' in spentNonce) return new Refused(spentNonce.code);
    const { card } = spentNonce;
    const decision = decide({
      amountCents: verificationCents,
      card,
      billingZip: request.billing_zip,
      verifyCard: true,
      duplicate: false,
    });
    const isGood = decision.status === 'authorized' || decision.status === 'authorizing';
    return answer(isGood ? await keepCard(client, request.customer_id, card) : null, card, decision);
  });
  // A refusal is returned, not thrown: what was spent on the way (a nonce) stays spent.
  if (result instanceof Refused) throw result;
  return result;
}

const approved = { status: 'authorized', processorCode: '1000', rejection: null } as const;

const answer = (
  token: string | null,
  { type, last4, expirationMonth, expirationYear, binData, numberId, instrument = 'credit_card' }: Card,
  { status, processorCode, rejection }: Pick<Decision, 'status' | 'processorCode' | 'rejection'>,
) => ({
  token,
  verification: { status, processor_code: processorCode, rejection },
  card: { type, last4, expirationMonth, expirationYear, instrument, binData, numberId },
});
