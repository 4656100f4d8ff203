import type { Card } from '../cards/card.ts';
import { type AmountOutcome, outcomeOfAmount } from './amount-table.ts';
import type { RejectionReason, TransactionStatus } from './transaction.ts';

export type Decision = {
  status: TransactionStatus;
  processorCode: string | null;
  processorText: string | null;
  rejection: RejectionReason | null;
  avsPostal: string;
};

const postalLetters: Readonly<Record<string, string>> = {
  '20000': 'N',
  '20001': 'U',
  '30000': 'E',
  '30001': 'S',
};

const rejected = (rejection: RejectionReason): Omit<Decision, 'avsPostal'> => ({
  status: 'gateway_rejected',
  processorCode: null,
  processorText: null,
  rejection,
});

/**
 * The outcome of a sale. The gateway's own rules come first (fraud, duplicate, postal code and security
 * code), then the verification of the card if it was requested, then the processor, which decides by the
 * amount.
 */
export function decide(sale: {
  amountCents: number;
  card: Card;
  billingZip: string | undefined;
  verifyCard: boolean;
  duplicate: boolean;
}): Decision {
  const avsPostal = sale.billingZip === undefined ? 'I' : (postalLetters[sale.billingZip] ?? 'M');
  return { ...outcome(sale, avsPostal), avsPostal };
}

function outcome(sale: Parameters<typeof decide>[0], avsPostal: string): Omit<Decision, 'avsPostal'> {
  const { card } = sale;
  if (card.verification === 'fraud') return rejected('fraud');
  if (card.verification === 'risk_threshold') return rejected('risk_threshold');
  if (sale.duplicate) return rejected('duplicate');
  if (card.cvv === 'N') return rejected(avsPostal === 'N' ? 'avs_and_cvv' : 'cvv');
  if (avsPostal === 'N') return rejected('avs');
  if (sale.verifyCard && card.verification === 'declined')
    return card.instrument === 'paypal_account'
      ? processor('processor_declined', '2074', 'Funding Instrument In The PayPal Account Was Declined')
      : processor('processor_declined', '2000', 'Do Not Honor');
  if (card.verification === 'failed')
    return processor('failed', '3000', 'Processor Network Unavailable - Try Again');
  const byAmount = outcomeOfAmount(sale.amountCents);
  if (wantsChallenge(card, byAmount)) return processor('processor_declined', challengeCode, challengeText);
  if (byAmount.status === 'processor_declined' && byAmount.code === challengeCode)
    return processor('authorized', '1000', 'Approved');
  if (byAmount.status === 'gateway_rejected') return rejected(byAmount.reason);
  if (byAmount.status === 'authorized' && card.verification === 'undecided')
    return processor('authorizing', null, null);
  return processor(byAmount.status, byAmount.code, byAmount.text);
}

const challengeCode = '2099';
const challengeText = 'Cardholder Authentication Required';

/** A soft decline: the same card pays once the bank has asked its customer. */
const wantsChallenge = (card: Card, byAmount: AmountOutcome): boolean =>
  card.authenticated !== true &&
  (card.verification === 'challenge' ||
    card.verification === 'challenge_failed' ||
    (byAmount.status === 'processor_declined' && byAmount.code === challengeCode));

const processor = (
  status: TransactionStatus,
  processorCode: string | null,
  processorText: string | null,
): Omit<Decision, 'avsPostal'> => ({ status, processorCode, processorText, rejection: null });
