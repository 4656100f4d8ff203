import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { openClosedDays } from '../../alerts/public/closed-club.ts';
import { refundableOf } from '../../ledger/public/paid-for.ts';
import { couponTermsOf } from '../../payments/public/holds/coupon-holds.ts';
import { presentDetail } from '../present-order.ts';
import { findUndoable } from './acts/undoable.ts';
import { isCustomsOpen } from './customs-list.ts';
import type { Reader } from './order-access.ts';
import { orderToday } from './order-today.ts';
import { requestsOf } from './owed/pay-requests.ts';
import { eventsOf, parcelsOf } from './parcels.ts';
import { payLinksOf } from './pay-links/pay-links.ts';
import { type Order, readLines } from './store.ts';
import { lateCreditsOf } from './tracking/late-credits.ts';
import { waysOf } from './tracking/ways.ts';

/** An order with its shipments, its legs and this reader's possible acts. */
export async function readDetail(
  { db, clock }: { db: Queries; clock: Clock },
  order: Order,
  reader: Reader,
): Promise<OrderDetail> {
  const parcels = await parcelsOf(db, order);
  const [events, paid, lines, coupon, ways, undo, lateCredits, owed, links, closed, customsOpen] =
    await Promise.all([
      eventsOf(db, parcels),
      refundableOf(db, order.id),
      readLines(db, order.id),
      couponTermsOf(db, order.id),
      waysOf(db, parcels),
      findUndoable(db, order, clock.instant()),
      lateCreditsOf(db, order.id),
      requestsOf(db, order.id),
      payLinksOf(db, order.id, clock.instant()),
      openClosedDays(db, order.id),
      isCustomsOpen(db, order),
    ]);
  const moment = { now: clock.now(), today: orderToday(clock) };
  const news = { parcels, events, ways, lateCredits, undo, customsOpen };
  return presentDetail(order, reader, { ...news, paid, lines, coupon, owed, links, closed, ...moment });
}
