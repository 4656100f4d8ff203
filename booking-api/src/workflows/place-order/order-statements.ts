import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { GatewayTransaction } from '../../integrations/payments/port.ts';
import { ordering } from '../../modules/carts/store.ts';
import { type NewOrder, orderWritings } from '../../modules/orders/store.ts';
import { advancing, type PressRecord } from '../../modules/payments/attempts.ts';
import { entries } from '../../modules/payments/ledger.ts';
import { paying, paymentOf } from '../../modules/payments/payments.ts';
import { sumLines } from '../../modules/pricing/line-items.ts';
import type { Queries } from '../../platform/database.ts';
import type { Writing } from '../../platform/listed.ts';
import type { Reference } from '../../platform/reference.ts';
import type { Required } from '../../platform/write-as-one.ts';
import { toFollow } from '../follow-order/to-follow.ts';
import { actingFor } from './acting-for.ts';
import { placed } from './answer.ts';
import type { PlaceOrderContext } from './context.ts';
import { keepingMethod } from './keep-method.ts';

/** What is known already when an order is committed: the money's transaction, the reference data, what will be written. */
export type Finding = {
  transaction?: GatewayTransaction | undefined;
  reference?: Reference | undefined;
  prepared?: PreparedOrder | undefined;
};

/** A new order that was put into words before its money was there; it is placed at `placedAt`, should it be. */
export type PreparedOrder = { placedAt: string; order: Promise<Writing[]> };

/** What is written of a press whose order is committed. */
export type Committing = Omit<Finding, 'prepared'> & {
  attempt: PressRecord;
  provider: PlaceOrderContext['payments']['provider'];
  owner: string;
  placedAt: string;
};

/** Why a press is not committed: another process has brought it further, or the cart is an order already. */
export type Late = 'overtaken' | 'cart_ordered';

/**
 * What takes cart and press, unless another was first: the cart before the press, as a claim does, so that neither waits
 * for the other. The people of the draft are dropped.
 */
export const takings = ({ owner, placedAt, ...press }: Committing): Required<Late>[] => [
  {
    writing: ordering([{ id: press.attempt.cart_id, user_id: owner, now: placedAt }]),
    otherwise: 'cart_ordered',
  },
  { writing: takingFurther(press), otherwise: 'overtaken' },
];

function takingFurther({
  attempt,
  provider,
  transaction,
}: Pick<Committing, 'attempt' | 'provider' | 'transaction'>): Writing {
  const outcome = { outcome: 'placed', answer: placed(attempt.order_id, attempt.payment_type) };
  if (attempt.amount_cents === 0) return advancing(attempt.id, ['started'], 'done', outcome);
  if (!transaction) return advancing(attempt.id, ['authorised'], 'order_committed', outcome);
  const paid = { provider, transactionId: transaction.id };
  return advancing(attempt.id, ['authorising', 'unknown'], 'order_committed', { ...outcome, ...paid });
}

/** What writes the order of a press down. */
export const ofNewOrder = (
  trx: Queries,
  { attempt, owner, placedAt, reference }: Pick<Committing, 'attempt' | 'owner' | 'placedAt' | 'reference'>,
): Promise<Writing[]> => {
  const { draft } = attempt;
  const order: NewOrder = {
    id: attempt.order_id,
    display_id: draft.displayId,
    cart_id: attempt.cart_id,
    user_id: owner,
    brand_id: draft.brandId,
    attempt_id: attempt.id,
    quote_id: draft.quoteId,
    status: 'placed',
    total_cents: cents(sumLines(draft.lines)),
    shipment: draft.shipment,
    lines: draft.lines,
    placed_at: placedAt,
  };
  return orderWritings(trx, order, reference);
};

/** What writes down beside an order, new or amended: its revenue, its authorisation, what follows, who acted for whom. */
export function besideOrder(committing: Committing): Writing[] {
  const { attempt, owner, placedAt } = committing;
  const { order_id: orderId, amends_order_id: amends } = attempt;
  const amount = cents(attempt.value_cents);
  const entry = { orderId, amount, transactionId: amends === null ? null : attempt.id };
  return [
    ...(amount > 0 ? [entries('order', entry)] : []),
    ...ofAuthorisation(committing),
    toFollow({ orderId, transactionId: attempt.transaction_id, isNew: amends === null }),
    ...(owner === attempt.user_id ? [] : [actingFor(attempt, owner, placedAt)]),
  ];
}

/** Which authorisation pays the order; one that was written down before has its row. */
function ofAuthorisation({ attempt, provider, transaction }: Committing): Writing[] {
  const { id: attemptId, order_id: orderId, payment_type: paymentType, transaction_id: known } = attempt;
  if (transaction) {
    const payment = { transaction, provider, attemptId, orderId, paymentType, status: 'authorised' as const };
    const method = keepingMethod(attempt, transaction, provider);
    return [paymentOf(payment), ...(method ? [method] : [])];
  }
  if (known === null) return [];
  return [paying([{ transaction_id: known, order_id: orderId }])];
}
