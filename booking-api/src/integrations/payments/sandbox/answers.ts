import { cents } from '@sendahead/shared-contracts/primitives/cents';
import * as z from 'zod';
import { declineReason } from '../decline-reason.ts';
import type { DeclineReason, GatewayState, GatewayTransaction, Indicator, KeptMethod } from '../port.ts';

const indicator = z.enum(['Yes', 'No', 'Unknown']);
const instrument = z.enum(['credit_card', 'paypal_account', 'apple_pay_card']).default('credit_card');
const statuses = {
  authorizing: 'undecided',
  authorized: 'authorised',
  authorization_expired: 'voided',
  submitted_for_settlement: 'submitted',
  settling: 'submitted',
  settled: 'settled',
  settlement_pending: 'submitted',
  settlement_declined: 'settlement_declined',
  processor_declined: 'declined',
  gateway_rejected: 'declined',
  failed: 'declined',
  voided: 'voided',
} as const satisfies Record<string, GatewayState>;
type Status = keyof typeof statuses;

const transaction = z.object({
  id: z.string(),
  kind: z.enum(['sale', 'refund']),
  order_id: z.string(),
  amount_cents: z.number().int(),
  status: z.string().refine((text): text is Status => text in statuses),
  processor_code: z.string().nullable(),
  rejection: z.string().nullable(),
  card: z.object({
    type: z.string(),
    last4: z.string(),
    instrument,
    expirationMonth: z.string(),
    expirationYear: z.string(),
    binData: z.object({ prepaid: indicator }),
    numberId: z.optional(z.string()),
  }),
  payment_method_token: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const keptSchema = z.object({
  /** Null where the verification failed. */
  token: z.string().nullable(),
  verification: z.object({
    status: z.string(),
    processor_code: z.string().nullable(),
    rejection: z.string().nullable(),
  }),
  card: z.object({
    type: z.string(),
    last4: z.string(),
    instrument,
    expirationMonth: z.string(),
    expirationYear: z.string(),
    binData: z.object({ prepaid: indicator }),
    numberId: z.optional(z.string()),
  }),
});

export const oneSchema = z.object({ transaction });
export const manySchema = z.object({ transactions: z.array(transaction) });
export const refusalSchema = z.object({ errors: z.array(z.object({ code: z.string() })) });
export const tokenSchema = z.object({ client_token: z.string() });
export const methodNonceSchema = z.object({ nonce: z.string(), bin: z.string() });
export const nonceSchema = z.object({
  card_type: z.string(),
  instrument,
  last4: z.string(),
  bin_data: z.object({ prepaid: indicator }),
});

export const readIndicator = (word: z.output<typeof indicator>): Indicator =>
  word === 'Yes' ? 'yes' : word === 'No' ? 'no' : 'unknown';

const declineOf = ({
  status,
  rejection,
  processor_code,
}: z.output<typeof transaction>): DeclineReason | null =>
  statuses[status] === 'declined'
    ? declineReason({ status, rejection, processorCode: processor_code })
    : null;

export function readKept({
  token,
  verification,
  card,
}: z.output<typeof keptSchema>): KeptMethod | { declined: DeclineReason } {
  if (token === null) {
    const { status, rejection, processor_code } = verification;
    return { declined: declineReason({ status, rejection, processorCode: processor_code }) };
  }
  const { instrument: kind, type, last4, expirationMonth, expirationYear, binData, numberId } = card;
  return {
    token,
    card: { instrument: kind, cardType: type, last4, prepaid: readIndicator(binData.prepaid) },
    expiration: `${expirationMonth}/${expirationYear}`,
    numberId,
  };
}

export const readTransaction = (row: z.output<typeof transaction>): GatewayTransaction => ({
  id: row.id,
  kind: row.kind,
  orderId: row.order_id,
  amount: cents(row.amount_cents),
  state: statuses[row.status],
  declined: declineOf(row),
  code: row.rejection ?? row.processor_code,
  card: {
    instrument: row.card.instrument,
    cardType: row.card.type,
    last4: row.card.last4,
    prepaid: readIndicator(row.card.binData.prepaid),
  },
  vaultToken: row.payment_method_token,
  expiration:
    row.card.instrument === 'paypal_account' ? '' : `${row.card.expirationMonth}/${row.card.expirationYear}`,
  numberId: row.card.numberId,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
