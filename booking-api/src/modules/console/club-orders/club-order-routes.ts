import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import { listClubOrders, viewClubOrder } from '@sendahead/shared-contracts/console/club-order-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { requireClubOrder } from '../../orders/public/at-clubs/club-order.ts';
import {
  type ClubOrderRow,
  pageOfClubOrders,
  pageOfStops,
} from '../../orders/public/at-clubs/list-club-orders.ts';
import { findClubAccount } from '../../payments/public/clubs/club-account.ts';
import { partsOf, patternsOf } from '../../staff/public/people-search.ts';
import { type PageKey, readPageKey, writePageKey } from '../page-key.ts';
import { planEachTime } from '../search/plan-each-time.ts';
import { readClubOrderView } from './club-order-view.ts';
import { presentClubOrder } from './present-club-order.ts';

const pageSize = 50;
/** Pages per minute and staff member. */
const pagesPerMinute = 120;
/** Further words of a search are ignored. */
const maxTerms = 8;

/** CO-40, CO-41: the orders of a club, for its own staff and for ours. */
export function clubOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, listClubOrders, async ({ params, query }, call) => {
    const actor = accountOf(call);
    const id = Number(params.clubId);
    const club = mayForClub(actor, 'follow_club_orders', id) ? await findFacility(db, id) : undefined;
    if (!club) throw new Refusal(404, 'no_such_thing');
    const { span = 'today', search = '', before } = query;
    const after = before === undefined ? null : readPageKey(before);
    await context.throttle.attempt('console-list', actor.id, pagesPerMinute, 60);
    const today = localTime(clock.now(), club.time_zone).date;
    const limit = pageSize + 1;
    const rows = await planEachTime(db, (trx) =>
      span === 'all'
        ? pageOfClubOrders(
            trx,
            { clubId: id, patterns: patternsOf(partsOf(search).slice(0, maxTerms)) },
            { after, limit },
          )
        : pageOfStops(trx, { clubId: id, span, today }, { after: after && stopAfter(after), limit }),
    );
    const orders = rows.slice(0, pageSize);
    const account = mayForClub(actor, 'read_club_accounts', id) ? await findClubAccount(db, id) : undefined;
    const last = orders.at(-1);
    if (search !== '' && last)
      await audit(context, 'staff.searched', {
        userId: actor.id,
        subject: actor.id,
        detail: { orders: orders.map(({ order_id }) => order_id).join(' ') },
      });
    return {
      club: {
        id,
        name: club.name,
        opening_hours: club.opening_hours,
        closed_weekdays: club.closed_weekdays,
        closed_dates: club.closed_dates
          .map(calendarDate)
          .filter((day) => day >= today)
          .sort(),
        address: [club.address_1, club.city, `${club.state} ${club.zip}`.trim()].filter(Boolean).join(', '),
        ...(account ? { owed_cents: account.owed_cents } : {}),
      },
      day: today,
      orders: orders.map((row) => presentClubOrder(row, today)),
      next: rows.length > pageSize && last ? keyOf(last) : null,
    };
  });

  registerCall(app, context, viewClubOrder, async ({ params }, call) => {
    const actor = accountOf(call);
    const clubId = Number(params.clubId);
    const order = await requireClubOrder(db, clubId, params.orderId, actor);
    await audit(context, 'staff.opened_order', {
      userId: actor.id,
      subject: order.user_id,
      detail: { opened: order.id },
    });
    return readClubOrderView(db, order, clubId, actor);
  });
}

/** The key of a page's last stop: its day, its order and its leg. */
const keyOf = ({ day, leg, order_id, placed_at }: ClubOrderRow): string =>
  leg === null
    ? writePageKey({ at: placed_at, id: order_id })
    : writePageKey({ at: `${day}T00:00:00Z`, id: `${order_id}-${leg}` });

function stopAfter({ at, id }: PageKey): { day: string; orderId: string; leg: string } {
  const [orderId = '', leg = ''] = id.split('-');
  return { day: at.slice(0, 10), orderId, leg };
}
