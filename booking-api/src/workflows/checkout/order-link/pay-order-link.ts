import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { findCart } from '../../../modules/carts/public/store.ts';
import { requireOpenBrand } from '../../../modules/catalog/public/brand-states/standing.ts';
import {
  type AttemptRecord,
  findAttempt,
  insertAttempt,
} from '../../../modules/payments/public/attempts/attempts.ts';
import { instrumentFor } from '../../../modules/payments/public/methods/method-kinds.ts';
import { findShareByLinkToken } from '../../../modules/payments/public/splits/link-tokens.ts';
import {
  findShare,
  findSplit,
  type ShareRow,
  updateShare,
} from '../../../modules/payments/public/splits/splits.ts';
import { defaultPriceOptions } from '../../../modules/pricing/public/price-options.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { roleOf } from '../amendment/role-of.ts';
import { priceShipment } from '../checks/price-shipment.ts';
import type { PlaceOrderContext } from '../context.ts';
import type { KeepCard } from '../keep-card.ts';
import { checkNonce } from '../place-order/steps/check-card.ts';
import { requireOrdering } from '../require-ordering.ts';
import { authorizeShare, chargeOf, placeIfPaid } from '../split-bill/charge-shares.ts';
import { isAgreed, lockSplit } from '../split-bill/lock-split.ts';
import { isBeingCharged } from '../split-bill/pay-shares.ts';

/** The share of a link's token. Throws Refusal 404 pay_link_not_found. */
export async function requireLinkShare(
  { db }: Pick<PlaceOrderContext, 'db'>,
  token: string,
): Promise<ShareRow> {
  const share = await findShareByLinkToken(db, token);
  if (!share) throw new Refusal(404, 'pay_link_not_found');
  return share;
}

/**
 * Pays a link by a card, and places its order. `status` false without an error means that the gateway has not
 * decided yet. Of two concurrent payments the second is refused before it requests money. Throws Refusal 409
 * pay_link_closed, attempt_in_progress, order_not_possible and ordering_paused.
 */
export async function payOrderLink(
  context: PlaceOrderContext,
  share: ShareRow,
  { nonce, billingZip }: KeepCard,
): Promise<{ status: boolean; error: PaymentErrorCode | null }> {
  // A closed link needs no call to the gateway.
  await context.db.transaction().execute((trx) => requirePayable(trx, context, share));
  await requireOrdering(context);
  const checked = await checkNonce(
    context,
    nonce,
    ({ instrument }) => instrument === instrumentFor('NewCard'),
  );
  if ('refused' in checked) return { status: false, error: checked.refused };
  const attempt = await context.db.transaction().execute(async (trx) => {
    const bill = await requirePayable(trx, context, share);
    const now = (await findShare(trx, share.id)) ?? share;
    const charge = chargeOf(bill, now);
    await insertAttempt(trx, charge);
    // Until its charge is decided the link is not paid again, withdrawn or expired.
    await updateShare(trx, share.id, { state: 'agreed', problem: null, charges: now.charges + 1 });
    return charge;
  });
  crashPoint('charges-stored');
  await authorizeShare(context, { attempt, source: { nonce }, billingZip });
  await placeIfPaid(context, share.split_id).catch((error: unknown) =>
    // The money waits, and the next recovery places the order.
    context.report(error, 'place order of link'),
  );
  const after = await findShare(context.db, share.id);
  const isPlaced = (await findSplit(context.db, share.split_id))?.state === 'placed';
  const problem = after?.state === 'asked' ? after.problem : null;
  return { status: isPlaced, error: problem as PaymentErrorCode | null };
}

/** The bill of a link that can be paid now. Throws Refusal like `payOrderLink`. */
async function requirePayable(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  { split_id }: ShareRow,
): Promise<AttemptRecord> {
  const locked = await lockSplit(trx, split_id);
  const bill = await findAttempt(trx, split_id);
  if (!bill || locked?.split.state !== 'open') throw new Refusal(409, 'pay_link_closed');
  if (isAgreed(locked.shares) || isBeingCharged(locked)) throw new Refusal(409, 'attempt_in_progress');
  if (Date.parse(locked.split.expires_at) <= context.clock.now()) throw new Refusal(409, 'pay_link_closed');
  await requireSendable(trx, context, bill);
  return bill;
}

/**
 * The price is held, but the days are not: a carrier may stop serving, a place may close, an incident may
 * begin.
 */
async function requireSendable(
  trx: DatabaseTransaction,
  { clock }: PlaceOrderContext,
  { cart_id, user_id, draft }: AttemptRecord,
): Promise<void> {
  const cart = await findCart(trx, cart_id);
  const { booking } = draft.shipment;
  if (!cart || !booking) throw new Refusal(409, 'order_not_possible');
  await requireOpenBrand(trx, cart.brandSlug);
  const { form } = booking;
  const now = await priceShipment(trx, clock, {
    form,
    brand: cart.brandSlug,
    // Options that only staff may choose, such as a waived fee, remain valid.
    role: await roleOf(trx, user_id),
    options: defaultPriceOptions,
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return { problem: error.code };
    throw error;
  });
  const days = 'shipment' in now ? now.shipment.booking?.legs : undefined;
  const isSame = booking.legs.every(({ leg, shipDate, arrivalDate }) =>
    days?.some((day) => day.leg === leg && day.shipDate === shipDate && day.arrivalDate === arrivalDate),
  );
  if (!isSame) throw new Refusal(409, 'order_not_possible');
}
