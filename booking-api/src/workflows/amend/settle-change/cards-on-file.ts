import type { CardOnFile } from '@sendahead/shared-contracts/orders/settle-change-calls';
import type { Order } from '../../../modules/orders/public/store.ts';
import { methodsOf, type SavedMethod } from '../../../modules/payments/public/methods/saved-methods.ts';
import { paidParts } from '../../../modules/payments/public/refunds/refund-store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * The saved cards of an order's customer, the one that paid for it first. A card that its owner did not save cannot
 * be charged again, nor can a PayPal agreement or somebody else's card.
 */
export async function cardsOnFile(
  db: Queries,
  order: Pick<Order, 'id' | 'user_id'>,
): Promise<readonly CardOnFile[]> {
  const paid = (await paidParts(db, order.id)).filter(({ method, own }) => method === 'card' && own);
  const cards = (await methodsOf(db, order.user_id)).filter(({ kind }) => kind === 'credit_card');
  return cards
    .map((card) => ({
      payment_method_id: card.id,
      card_type: card.card_type,
      last4: card.last4,
      expiration: card.expiration,
      paid_order: paid.some(({ name }) => name === nameOf(card)),
    }))
    .toSorted((a, b) => Number(b.paid_order) - Number(a.paid_order));
}

/** As `paidParts` names a card. */
const nameOf = ({ card_type, last4 }: SavedMethod): string => `${card_type} ending in ${last4}`;

/** Throws Refusal `payment_method_not_found` for any other than a saved card of the order's customer. */
export async function requireCardOnFile(
  db: Queries,
  order: Pick<Order, 'id' | 'user_id'>,
  id: string,
): Promise<void> {
  const cards = await cardsOnFile(db, order);
  if (!cards.some(({ payment_method_id }) => payment_method_id === id))
    throw new Refusal(404, 'payment_method_not_found');
}
