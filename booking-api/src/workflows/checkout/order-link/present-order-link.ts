import type { OpenedOrderLink, OrderLinkState } from '@sendahead/shared-contracts/payments/order-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { isName } from '@sendahead/shared-contracts/validation/person';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { linkedShipment } from '../../../modules/bookings/public/linked-shipment.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import { findAttempt } from '../../../modules/payments/public/attempts/attempts.ts';
import { findSplit, type ShareRow, type Split } from '../../../modules/payments/public/splits/splits.ts';
import type { PlaceOrderContext } from '../context.ts';

/**
 * The shipment and the price of a link, without street, last name, email or phone, because anyone may have
 * the link.
 */
export async function presentOrderLink(
  { db, clock }: Pick<PlaceOrderContext, 'db' | 'clock'>,
  share: ShareRow,
): Promise<OpenedOrderLink> {
  const split = await findSplit(db, share.split_id);
  const bill = await findAttempt(db, share.split_id);
  const cart = split && (await findCart(db, split.cart_id));
  if (!split || !bill || !cart) throw new Error('a link without its bill');
  const sender = await findAccount(db, split.user_id);
  const name = `${sender?.firstName ?? ''} ${sender?.lastName ?? ''}`.trim();
  return {
    asked_by: isName(name) ? name : '',
    display_id: cart.displayId,
    state: linkStateOf(share, split, clock.now()),
    amount_cents: cents(share.amount_cents),
    legs: split.trip,
    items: share.items,
    shipment: linkedShipment(bill.draft.shipment),
    lines: bill.draft.lines.map(({ title, amount_cents }) => ({ title, amount_cents })),
    expires_at: split.expires_at,
    problem: share.problem,
  };
}

/** The state of a link, from its share and its bill. */
export function linkStateOf({ state }: ShareRow, split: Split, now: number): OrderLinkState {
  if (split.state === 'placed') return 'paid';
  if (split.state === 'stopped') return 'withdrawn';
  if (split.state === 'expired') return 'expired';
  if (state === 'agreed') return 'paying';
  return Date.parse(split.expires_at) <= now ? 'expired' : 'open';
}
