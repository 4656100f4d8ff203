import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Order } from '../../modules/orders/public/store.ts';
import { paidParts } from '../../modules/payments/public/refunds/refund-store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * The payment of a positive difference: a card, the club whose account the order was billed to, or a saved card of the
 * customer that staff charge.
 */
export type MeansOfChange =
  | { nonce: string; billingZip?: string | undefined }
  | { clubId: string }
  | { methodId: string };

/** CH-11: the club that an order is billed to; undefined for another payment method. */
export async function clubBilledFor(
  db: Queries,
  order: Pick<Order, 'id'>,
): Promise<{ clubId: string; name: string } | undefined> {
  const club = (await paidParts(db, order.id)).find(({ method }) => method === 'club');
  return club && { clubId: club.source, name: club.name ?? '' };
}

/** Throws Refusal `payment_required` when a positive difference has neither a card nor a club. */
export async function meansOfChange(
  db: Queries,
  order: Pick<Order, 'id'>,
  difference: Cents,
  nonce: string | undefined,
): Promise<MeansOfChange | undefined> {
  if (difference <= 0) return undefined;
  if (nonce !== undefined) return { nonce };
  const club = await clubBilledFor(db, order);
  if (!club) throw new Refusal(422, 'payment_required');
  return { clubId: club.clubId };
}

/** The same as the fields of a payment. */
export const fieldsOfMeans = (means: MeansOfChange | undefined) => {
  if (!means) return {};
  if ('nonce' in means) return { payment_method_nonce: means.nonce, 'billing-zip-code': means.billingZip };
  return 'methodId' in means
    ? ({ payment_method_type: 'chargeOnFileCreditCard', payment_method_id: means.methodId } as const)
    : ({ payment_method_type: 'clubBilling', sales_club_billing: means.clubId } as const);
};
