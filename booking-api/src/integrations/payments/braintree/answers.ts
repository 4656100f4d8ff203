import * as z from 'zod';
import { declineReason } from '../decline-reason.ts';
import type { CardFacts, GatewayState, GatewayTransaction, Indicator, Instrument } from '../port.ts';
import { fromDecimal } from './decimal.ts';

const states: Readonly<Record<string, GatewayState>> = {
  authorizing: 'undecided',
  authorized: 'authorised',
  authorization_expired: 'voided',
  submitted_for_settlement: 'submitted',
  settling: 'submitted',
  settlement_pending: 'submitted',
  settlement_confirmed: 'submitted',
  settled: 'settled',
  settlement_declined: 'settlement_declined',
  processor_declined: 'declined',
  gateway_rejected: 'declined',
  failed: 'declined',
  voided: 'voided',
};
const text = z.string().nullish();

const card = z.object({
  token: text,
  cardType: text,
  last4: text,
  prepaid: text,
  uniqueNumberIdentifier: text,
  expirationMonth: text,
  expirationYear: text,
});

const transaction = z.object({
  id: z.string(),
  type: z.enum(['sale', 'credit']),
  orderId: text,
  amount: z.string(),
  status: z.string(),
  processorResponseCode: text,
  gatewayRejectionReason: text,
  creditCard: card.nullish(),
  paymentInstrumentType: text,
  paypalAccount: z.object({ token: text }).nullish(),
  applePayCard: card.nullish(),
  /** The SDK's name for a card from Google Pay. */
  androidPayCard: card.nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const resultSchema = z.object({
  success: z.boolean(),
  transaction: z.unknown().optional(),
  // Kept as the SDK's own object: its methods need their `this`.
  errors: z
    .custom<{ deepErrors(): { code: string }[] }>(
      (value) => typeof value === 'object' && value !== null && 'deepErrors' in value,
    )
    .optional(),
});
export const nonceSchema = z.object({
  type: z.string().default('CreditCard'),
  details: z.object({ cardType: text, lastFour: text }).nullish(),
  binData: z.object({ prepaid: text }).nullish(),
});

/** A nonce made from a saved payment method. */
export const methodNonceSchema = z.object({
  paymentMethodNonce: z.object({ nonce: z.string(), details: z.object({ bin: text }).nullish() }),
});

export const readIndicator = (word: string | null | undefined): Indicator =>
  word === 'Yes' ? 'yes' : word === 'No' ? 'no' : 'unknown';

/** An SDK transaction in the product's terms. Throws when it is not a transaction. */
export function readTransaction(found: unknown): GatewayTransaction {
  const row = transaction.parse(found);
  const state = states[row.status] ?? 'undecided';
  return {
    id: row.id,
    kind: row.type === 'credit' ? 'refund' : 'sale',
    orderId: row.orderId ?? '',
    amount: fromDecimal(row.amount),
    state,
    declined:
      state === 'declined'
        ? declineReason({
            status: row.status,
            rejection: row.gatewayRejectionReason,
            processorCode: row.processorResponseCode,
          })
        : null,
    code: row.gatewayRejectionReason || row.processorResponseCode || null,
    card: cardOf(row),
    vaultToken:
      row.creditCard?.token ||
      row.paypalAccount?.token ||
      row.applePayCard?.token ||
      row.androidPayCard?.token ||
      null,
    expiration: expirationOf(row),
    numberId: row.creditCard?.uniqueNumberIdentifier || undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

const instruments: Readonly<Record<string, Instrument>> = {
  paypal_account: 'paypal_account',
  PayPalAccount: 'paypal_account',
  apple_pay_card: 'apple_pay_card',
  ApplePayCard: 'apple_pay_card',
};

/** The payment method behind a nonce, by the SDK's name for it. */
export const instrumentOfNonce = (type: string): Instrument => instruments[type] ?? 'credit_card';

const cardBehind = (row: z.output<typeof transaction>) => {
  if (row.paymentInstrumentType === 'android_pay_card') return row.androidPayCard;
  return instrumentOfNonce(row.paymentInstrumentType ?? '') === 'apple_pay_card'
    ? row.applePayCard
    : row.creditCard;
};

function expirationOf(row: z.output<typeof transaction>): string {
  const { expirationMonth: month, expirationYear: year } = cardBehind(row) ?? {};
  return month && year ? `${month.padStart(2, '0')}/${year}` : '';
}

function cardOf(row: z.output<typeof transaction>): CardFacts {
  const instrument = instrumentOfNonce(row.paymentInstrumentType ?? '');
  const card = cardBehind(row);
  return {
    instrument,
    cardType: instrument === 'paypal_account' ? 'PayPal' : (card?.cardType ?? ''),
    last4: card?.last4 ?? '',
    prepaid: readIndicator(card?.prepaid),
  };
}
