import { forgetReasonsOfAudit } from '../../../modules/accounts/public/audit.ts';
import { hasOpenAlert } from '../../../modules/alerts/public/order-alerts.ts';
import { forgetReasonsOfApprovals, hasOpenApproval } from '../../../modules/approvals/public/retention.ts';
import { cartsOfOrder, forgetCarts } from '../../../modules/carts/public/forget-carts.ts';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { forgetClaimsOfOrder, hasOpenClaim } from '../../../modules/claims/public/retention.ts';
import { forgetNotesOfOrder } from '../../../modules/console/public/forget-order.ts';
import { forgetRosterOfOrder } from '../../../modules/group-events/public/forget-order.ts';
import { type EndedOrder, lockEndedOrder } from '../../../modules/orders/public/retention/ended-orders.ts';
import { forgetPeopleOfOrder } from '../../../modules/orders/public/retention/forget-people.ts';
import { forgetPayersOfOrder, hasOpenMoney } from '../../../modules/payments/public/retention.ts';
import { forgetAnswersOfCarts } from '../../../modules/preferences/public/forget-answers.ts';
import { forgetPricesOfCarts } from '../../../modules/pricing/public/forget-prices.ts';
import { forgetWordsOfStaff } from '../../../modules/staff/public/forget-order.ts';
import { forgetLinksOfOrder } from '../../../modules/tracking/public/forget-links.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';

type Removal = { db: Database; jobs: Pick<AppContext['jobs'], 'enqueue'> };
type OrderAndCarts = { orderId: string; cartIds: readonly string[] };

/**
 * OR-06: removes the people of one order from every table, all or nothing, each module from its own tables.
 * False when the order did not end before the instant, is still open, or has already lost its people.
 */
export const removePeople = (
  { db, jobs }: Removal,
  { id: orderId, cart_id }: EndedOrder,
  { before, at }: { before: string; at: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Carts before the order, in the lock order of placing and changing an order, to avoid deadlocks.
    const cartIds = await cartsOfOrder(trx, { id: orderId, cart_id });
    for (const cartId of cartIds) await lockCart(trx, cartId);
    const order: OrderAndCarts = { orderId, cartIds };
    if (!(await lockEndedOrder(trx, orderId, before)) || (await isOpen(trx, order))) return false;
    await forgetPeopleOfOrder(trx, orderId, at);
    await forgetLinksOfOrder(trx, jobs, orderId);
    await forgetClaimsOfOrder(trx, jobs, orderId, at);
    await forgetPayersOfOrder(trx, orderId);
    await forgetRosterOfOrder(trx, orderId);
    await forgetNotesOfOrder(trx, orderId);
    await forgetWordsOfStaff(trx, order);
    await forgetReasonsOfApprovals(trx, order);
    await forgetReasonsOfAudit(trx, order);
    await forgetAnswersOfCarts(trx, cartIds);
    await forgetPricesOfCarts(trx, cartIds);
    await forgetCarts(trx, cartIds);
    return true;
  });

/** Whether someone still waits for something about an order. */
const isOpen = async (trx: Queries, order: OrderAndCarts): Promise<boolean> =>
  (await hasOpenClaim(trx, order.orderId)) ||
  (await hasOpenMoney(trx, order.orderId)) ||
  (await hasOpenApproval(trx, order)) ||
  (await hasOpenAlert(trx, order.orderId));
