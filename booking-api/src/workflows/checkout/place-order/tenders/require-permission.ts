import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import { limitsOf } from '../../../../modules/accounts/public/staff-limits.ts';
import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { type Kept, keptOf } from '../../../../modules/pricing/public/kept-concessions.ts';
import { isWaived } from '../../../../modules/services/public/pickup-fees.ts';
import { consumePermission, isPermitted } from '../../../../modules/staff/public/permissions.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Checkout, PaymentForm, PricedCart } from '../../context.ts';

const needed = (): Refusal => new Refusal(403, 'authorization_needed');

/**
 * MD-22: uses up the permission by which a staff member charges a saved payment method of the cart's owner.
 * Throws Refusal `authorization_needed`; undoing the attempt leaves the permission unused.
 */
export async function requireChargePermission(
  trx: Queries,
  checkout: Checkout,
  owner: string,
  now: string,
): Promise<void> {
  const id = checkout.form.authorization_id;
  const scope = { cartId: checkout.cartId, staffId: checkout.userId, subjectId: owner };
  if (id === undefined || !(await consumePermission(trx, id, { ...scope, act: 'charge_card' }, now)))
    throw needed();
}

const actOfLine: Readonly<Record<string, AuthorizedAct>> = {
  comp: 'comp_discount',
  surcharges: 'refund_surcharges',
};

/**
 * A concession on the cart, or one that its order has, already has its reason and author, even where another member of
 * staff orders.
 */
function isConceded(cart: StoredCart, kept: Kept, act: AuthorizedAct, form: PaymentForm): boolean {
  if (act === 'comp_discount') {
    const requested = Number(form.comp_discount ?? 0);
    return cart.compCents === null
      ? kept.comp_discount > 0 && requested <= kept.comp_discount
      : requested <= cart.compCents;
  }
  return (
    act === 'refund_surcharges' &&
    (cart.refundsSurcharges ?? (kept.refund_surcharges > 0 && !form.x_refund_surcharges))
  );
}

/**
 * OPEN-56: requires a reason for each discount that staff give on a cart. Other changes of an order have their own
 * comment, and an order that is amended keeps its discounts, whose reasons were noted when they were given. Throws Refusal `authorization_needed`.
 */
export async function requireReasons(
  db: Queries,
  checkout: Checkout,
  cart: StoredCart,
  { lines, shipment }: PricedCart,
): Promise<void> {
  const { purpose } = checkout;
  const isOfAPage =
    purpose.kind === 'new' || (purpose.kind === 'amend' && purpose.amendment.kind === 'booking');
  if (!isOfAPage || !may(checkout.role, 'correct_prices')) return;
  const { outbound_pickup, return_pickup } = checkout.form;
  const fees = { outbound: outbound_pickup, return: return_pickup };
  const priorConcessions = await keptOf(db, purpose.kind === 'amend' ? purpose.orderId : null);
  const waives = shipment.legs.some(
    ({ leg }) => isWaived(Number(fees[leg])) && !priorConcessions.waived.includes(leg),
  );
  const acts = new Set<AuthorizedAct>([
    ...lines.flatMap(({ id }) => actOfLine[id] ?? []),
    ...(waives ? (['waive_fee'] as const) : []),
  ]);
  const { discountPercent } = await limitsOf(db, checkout.userId);
  for (const act of acts)
    if (
      !isConceded(cart, priorConcessions, act, checkout.form) &&
      // A reason alone is no amount: what limited staff give is on the cart, within their limit or approved.
      ((discountPercent !== null && act !== 'waive_fee') ||
        !(await isPermitted(db, { cartId: cart.id, staffId: checkout.userId, subjectId: cart.userId, act })))
    )
      throw needed();
}
