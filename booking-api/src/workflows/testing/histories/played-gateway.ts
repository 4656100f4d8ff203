import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { GatewayTransaction, PaymentPort } from '../../../integrations/payments/port.ts';

const card = {
  instrument: 'credit_card',
  cardType: 'Visa',
  last4: '1111',
  prepaid: 'no',
} as const;

/** The gateway's holdings in one history: every sale less its refunds. */
export type PlayedGateway = PaymentPort & { heldCents(): number };

/** A gateway that answers immediately, and keeps its own books. `before` are the sales that it has settled. */
export function playGateway(before: readonly { id: string; amount: Cents }[]): PlayedGateway {
  const rows = new Map<string, GatewayTransaction>();
  const write = (id: string, more: Partial<GatewayTransaction> & { amount: Cents }): GatewayTransaction => {
    const row: GatewayTransaction = {
      id,
      kind: 'sale',
      orderId: id,
      state: 'settled',
      declined: null,
      code: null,
      card,
      vaultToken: null,
      expiration: '12/2030',
      createdAt: '',
      updatedAt: '',
      ...more,
    };
    rows.set(id, row);
    return row;
  };
  const known = (id: string): GatewayTransaction => {
    const row = rows.get(id);
    if (!row) throw new Error(`the gateway knows no ${id}`);
    return row;
  };
  for (const { id, amount } of before) write(id, { amount });
  return {
    provider: 'sandbox',
    clientToken: async () => ({ clientToken: '', fieldsUrl: null }),
    inspectNonce: async () => card,
    nonceOf: async () => ({ nonce: 'nonce', bin: '' }),
    authorize: async ({ attemptId, amount }) =>
      write(`sale-${attemptId}`, { amount, orderId: attemptId, state: 'authorised' }),
    keep: async () => ({ declined: 'card_declined' }),
    submit: async (id) => write(id, { ...known(id), state: 'submitted' }),
    void: async (id) => write(id, { ...known(id), state: 'voided' }),
    refund: async (id, amount, key) =>
      rows.get(key) ?? write(key, { amount, kind: 'refund', orderId: known(id).orderId }),
    find: async (id) => rows.get(id),
    searchByOrder: async (id) => [...rows.values()].filter(({ orderId }) => orderId === id),
    changedSince: async () => [],
    forget: async () => undefined,
    readWebhook: async () => undefined,
    /** A day passes: submitted sales are settled. */
    heldCents: () =>
      [...rows.values()].reduce((sum, { kind, state, amount }) => {
        if (kind === 'refund') return sum - amount;
        return state === 'submitted' || state === 'settled' ? sum + amount : sum;
      }, 0),
  };
}
