import type braintree from 'braintree';
import * as z from 'zod';
import { declineReason } from '../decline-reason.ts';
import { GatewayRefused, type KeepRequest, type KeptMethod, type PaymentPort } from '../port.ts';
import { readIndicator, resultSchema } from './answers.ts';
import { asPortError } from './errors.ts';

const customerSchema = z.object({
  creditCards: z
    .array(
      z.object({
        token: z.string(),
        cardType: z.string().nullish(),
        last4: z.string().nullish(),
        expirationMonth: z.string().nullish(),
        expirationYear: z.string().nullish(),
        prepaid: z.string().nullish(),
        uniqueNumberIdentifier: z.string().nullish(),
      }),
    )
    .min(1),
});
const createdSchema = z.object({
  customer: z.unknown().optional(),
  /** Present when the bank rejected the card. */
  verification: z
    .object({
      status: z.string(),
      processorResponseCode: z.string().nullish(),
      gatewayRejectionReason: z.string().nullish(),
    })
    .nullish(),
});
/** An earlier call, whose answer was lost, created the customer. */
const customerIsThere = '91609';

/**
 * Stores a card under a separate customer, whose id comes from the request, so that a repeated request stores
 * one card.
 */
export async function keep(
  gateway: braintree.BraintreeGateway,
  { keepId, nonce, billingZip }: KeepRequest,
): ReturnType<PaymentPort['keep']> {
  try {
    const answer: unknown = await gateway.customer.create({
      id: keepId,
      paymentMethodNonce: nonce,
      // This creates the customer; the published types require an existing one.
      creditCard: {
        options: { verifyCard: true },
        ...(billingZip === undefined ? {} : { billingAddress: { postalCode: billingZip } }),
      } as braintree.CreditCardCreateRequest,
    });
    const { success, errors } = resultSchema.parse(answer);
    const { customer, verification } = createdSchema.parse(answer);
    if (success) return keptOf(customer);
    const codes = (errors?.deepErrors() ?? []).map(({ code }) => code);
    if (codes.includes(customerIsThere)) return keptOf(await gateway.customer.find(keepId));
    if (codes.includes('91564') || codes.includes('93107')) return { refused: 'nonce_consumed' };
    if (codes.includes('91565') || codes.includes('93108')) return { refused: 'nonce_unknown' };
    if (!verification) throw new GatewayRefused(codes[0] ?? 'unknown');
    const { status, processorResponseCode, gatewayRejectionReason } = verification;
    return {
      declined: declineReason({
        status,
        rejection: gatewayRejectionReason,
        processorCode: processorResponseCode,
      }),
    };
  } catch (error) {
    throw error instanceof GatewayRefused ? error : asPortError(error);
  }
}

function keptOf(customer: unknown): KeptMethod {
  const { creditCards } = customerSchema.parse(customer);
  const [card] = creditCards;
  if (!card) throw new GatewayRefused('no card was kept');
  const { expirationMonth: month, expirationYear: year } = card;
  return {
    token: card.token,
    expiration: month && year ? `${month}/${year}` : '',
    numberId: card.uniqueNumberIdentifier || undefined,
    card: {
      instrument: 'credit_card',
      cardType: card.cardType ?? '',
      last4: card.last4 ?? '',
      prepaid: readIndicator(card.prepaid),
    },
  };
}
