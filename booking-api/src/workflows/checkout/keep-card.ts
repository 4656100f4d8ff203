import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { AnswerLost, type KeptMethod } from '../../integrations/payments/port.ts';
import { hashSecret } from '../../platform/security/secrets.ts';
import type { PlaceOrderContext } from './context.ts';

export type KeepCard = { nonce: string; billingZip: string | undefined };

/**
 * Makes the gateway check and save a card, without a charge. `about` and the nonce identify the call, so that
 * a repeated call saves one card. Returns the refusal code that place order uses.
 */
export async function keepCard(
  context: PlaceOrderContext,
  about: string,
  { nonce, billingZip }: KeepCard,
): Promise<KeptMethod | { error: PaymentErrorCode }> {
  const keepId = `kept_${hashSecret(`${about}.${nonce}`).toString('hex').slice(0, 26)}`;
  const ask = () => context.payments.keep({ keepId, nonce, billingZip });
  try {
    // Repeating the call returns the card that was saved by the call with the lost answer.
    const savedCard = await ask().catch((error: unknown) => {
      if (error instanceof AnswerLost) return ask();
      throw error;
    });
    if ('refused' in savedCard) return { error: savedCard.refused };
    if ('declined' in savedCard) return { error: savedCard.declined };
    const isCard = savedCard.card.instrument === 'credit_card';
    if (isCard && !(savedCard.card.prepaid === 'yes' && (await context.isPrepaidBlocked()))) return savedCard;
    await forgetKept(context, savedCard.token);
    return { error: isCard ? 'prepaid_refused' : 'nonce_unknown' };
  } catch (error) {
    context.report(error, 'keep card');
    return { error: 'gateway_unavailable' };
  }
}

/** Deletes a saved card that was not used. If the gateway cannot be reached the card remains there unused. */
export const forgetKept = ({ payments, report }: PlaceOrderContext, token: string): Promise<void> =>
  payments.forget(token).catch((error: unknown) => report(error, 'forget kept card'));
