import { isDeepStrictEqual } from 'node:util';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { audit } from '../../../modules/accounts/public/audit.ts';
import type { ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import type { Actor } from '../../../modules/bookings/public/purpose.ts';
import { whatChanges } from '../../../modules/orders/public/acts/what-changes.ts';
import { payLinkMailJob } from '../../../modules/orders/public/mails/jobs.ts';
import { findRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import {
  closePayLink,
  findPayLink,
  type LinkedAmendment,
  makePayLink,
  type PayLink,
  payLinksOf,
  renewPayLink,
} from '../../../modules/orders/public/pay-links/pay-links.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { paymentConsent } from '../../../modules/orders/public/texts/text-consents.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { roleOf } from '../../checkout/amendment/role-of.ts';
import { requireInternationalInfo } from '../../checkout/checks/require-international-info.ts';
import type { Difference, PlaceOrderContext } from '../../checkout/context.ts';
import { changeLinkExpiry } from '../../checkout/order-link/link-expiry.ts';
import { type AmendRequest, lockAndPrice } from '../amend-order.ts';
import { asChangeRefusal } from '../submit-attempt.ts';
import { bookingPriceNow } from './booking-link.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs'>;
/**
 * Sends a link that pays for a more expensive change of an order, which is made with the payment. Requesting
 * it again returns the same open link without a second email; an open link to another change is withdrawn.
 * Throws Refusal `recalc` for a difference other than the quoted one, `no_text_consent` for a text that nobody agreed
 * to, and those of `priceChangeOf`.
 */
export const sendChangeLink = (
  context: Context,
  orderId: string,
  linkRequest: AmendRequest & { differenceCents: number; byText?: boolean | undefined },
): Promise<PayLink> =>
  context.db
    .transaction()
    .execute(async (trx) => {
      const { order, difference } = await lockAndPrice(trx, context.clock, orderId, linkRequest);
      if (difference.total !== linkRequest.differenceCents) throw new Refusal(409, 'recalc');
      await requireInternationalInfo(trx, order.cart_id, difference, order.id);
      if (linkRequest.byText && !(await paymentConsent(trx, order.id)))
        throw new Refusal(409, 'no_text_consent');
      return linkTo(trx, context, order, {
        amendment: linkRequest.amendment,
        difference,
        by: linkRequest.by,
        byText: linkRequest.byText,
      });
    })
    .catch(asChangeRefusal);

/** A change of a locked order, with its cost and its result. */
type DearerChange = {
  amendment: LinkedAmendment;
  difference: Pick<Difference, 'total' | 'shipment'>;
  by: Actor;
  byText?: boolean | undefined;
};

/** The open link to a change of a locked order, or a new one; a link to another change is withdrawn. */
export async function linkTo(
  trx: DatabaseTransaction,
  context: Context,
  order: Order,
  { amendment, difference, by, byText = false }: DearerChange,
): Promise<PayLink> {
  const now = context.clock.instant();
  for (const link of await openLinksOf(trx, order, now)) {
    if (link.request_id !== null) continue;
    const isSame = link.amount_cents === difference.total && link.by_text === byText;
    if (isSame && isOf(link, amendment)) return link;
    await closePayLink(trx, link.id, { state: 'withdrawn', at: now });
  }
  return make(trx, context, order, {
    request_id: null,
    amendment,
    what: whatChanges(order.shipment, difference.shipment),
    amount_cents: difference.total,
    made_by: by.id,
    by_text: byText,
    expires_at: await expiryOf(trx, context, order, { amendment, shipment: difference.shipment }),
  });
}

/** CO-143: a link ends before the bags that its change is about can be picked up. */
const expiryOf = (
  trx: DatabaseTransaction,
  { clock }: Pick<Context, 'clock'>,
  order: Order,
  { amendment, shipment }: { amendment: LinkedAmendment; shipment: ShipmentRecord },
): Promise<string> => {
  const legs = [order.shipment, shipment].flatMap(({ booking }) => booking?.legs ?? []);
  const changed = amendment.kind === 'leg' ? legs.filter(({ leg }) => leg === amendment.leg) : legs;
  return changeLinkExpiry(trx, clock.now(), changed);
};

/** Sends a link that pays a request, unless an open one was sent. Throws Refusal `order_not_found`, `request_closed`. */
export const sendRequestLink = (
  context: Context,
  { orderId, requestId, by }: { orderId: string; requestId: string; by: string },
): Promise<PayLink> =>
  context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const request = await findRequest(trx, { orderId, id: requestId });
    if (!order || !request) throw new Refusal(404, 'order_not_found');
    if (request.state !== 'asked' || order.status !== 'placed') throw new Refusal(409, 'request_closed');
    const open = await openLinksOf(trx, order, context.clock.instant());
    const sent = open.find(({ request_id }) => request_id === request.id);
    return (
      sent ??
      make(trx, context, order, {
        request_id: request.id,
        amendment: null,
        what: [request.reason],
        amount_cents: request.amount_cents,
        made_by: by,
      })
    );
  });

/**
 * Resends a link, including an expired one. Throws Refusal `pay_link_closed` for one that has ended
 * otherwise, and `change_not_possible` for one that cannot be paid, because its change now has another price
 * or an impossible day.
 */
export const sendLinkAgain = (
  context: PlaceOrderContext,
  link: PayLink,
  { round, by }: { round: number; by: string },
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, link.order_id);
    const now = context.clock.instant();
    const state = (await findPayLink(trx, link.id, now))?.state;
    if (state !== 'open' && state !== 'expired') throw new Refusal(409, 'pay_link_closed');
    const { shipment } = await requireSamePrice(trx, context, link);
    const { amendment } = link;
    const expiresAt =
      order && amendment && shipment
        ? await expiryOf(trx, context, order, { amendment, shipment })
        : undefined;
    if (!(await renewPayLink(trx, { id: link.id, round, expiresAt }, now))) return;
    await note(trx, context, 'staff.sent_pay_link', link, by);
    const mail = { linkId: link.id, orderId: link.order_id, round: round + 1 };
    await context.jobs.enqueue(trx, payLinkMailJob, mail);
  });

async function requireSamePrice(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  link: PayLink,
): Promise<Partial<PricedNow>> {
  const price = await priceNow(trx, context, link).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (price?.total !== link.amount_cents) throw new Refusal(409, 'change_not_possible');
  return price;
}

/** What a link pays for, at today's price; an amount due has no shipment. */
type PricedNow = { total: number; shipment?: ShipmentRecord };

async function priceNow(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  { order_id: orderId, amendment, amount_cents, made_by: id }: PayLink,
): Promise<PricedNow | undefined> {
  if (amendment === null) return { total: amount_cents };
  const by = { id, role: await roleOf(trx, id) };
  if (amendment.kind !== 'booking')
    return (await lockAndPrice(trx, context.clock, orderId, { amendment, by })).difference;
  const order = await lockOrder(trx, orderId);
  return order && bookingPriceNow(trx, context, order, amendment, cents(amount_cents));
}

/** Withdraws a link. Throws Refusal `pay_link_closed` for one that has ended. */
export const withdrawLink = (context: Context, link: PayLink, by: string): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const end = { state: 'withdrawn', at: context.clock.instant() } as const;
    if (!(await closePayLink(trx, link.id, end))) throw new Refusal(409, 'pay_link_closed');
    await note(trx, context, 'staff.withdrew_pay_link', link, by);
  });

const note = (
  db: DatabaseTransaction,
  { clock }: Context,
  kind: 'staff.sent_pay_link' | 'staff.withdrew_pay_link',
  { id, order_id, amount_cents }: PayLink,
  userId: string,
): Promise<void> =>
  audit({ db, clock }, kind, {
    userId,
    subject: order_id,
    detail: { order: order_id, link: id, cents: amount_cents },
  });

const isOf = (link: PayLink, amendment: LinkedAmendment): boolean =>
  isDeepStrictEqual(link.amendment, JSON.parse(JSON.stringify(amendment)));

const openLinksOf = async (trx: DatabaseTransaction, { id }: Order, now: string): Promise<PayLink[]> =>
  (await payLinksOf(trx, id, now)).filter(({ state }) => state === 'open');

async function make(
  trx: DatabaseTransaction,
  context: Context,
  { id: orderId, generation }: Order,
  link: Omit<Parameters<typeof makePayLink>[1], 'order_id' | 'generation'>,
): Promise<PayLink> {
  const now = context.clock.instant();
  const linkId = await makePayLink(trx, { ...link, order_id: orderId, generation }, now);
  await context.jobs.enqueue(trx, payLinkMailJob, { linkId, orderId, round: 1 });
  const made = await findPayLink(trx, linkId, now);
  if (!made) throw new Error('a link that was made is not found');
  await note(trx, context, 'staff.sent_pay_link', made, link.made_by);
  return made;
}
