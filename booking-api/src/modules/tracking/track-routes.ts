import * as calls from '@sendahead/shared-contracts/orders/track-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { FilePort } from '../../integrations/files/port.ts';
import type { AppContext } from '../../platform/context.ts';
import { takeLargeBodies } from '../../platform/http/large-bodies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inScope, RawAnswer, registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { streamNews } from '../../platform/live/stream-news.ts';
import { findOrder, type Order } from '../orders/public/store.ts';
import { bagsOfLink, mayConfirm, presentTracked } from './public/present-tracked.ts';
import { confirmLeg } from './received.ts';
import { findByToken, type TrackLink } from './track-links.ts';

/** A photo in base64, plus some room for the JSON around it. */
const largestBody = 14.5 * 1024 * 1024;

/** Calls for anyone with a link, without an account. */
export function trackRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  const { db, clock, jobs, throttle } = context;

  /** Throws Refusal 404, and 429 after twenty of them in a minute from one address. */
  async function opened(token: string, ip: string): Promise<{ link: TrackLink; order: Order }> {
    const link = await findByToken(db, token, clock.instant());
    const order = link && (await findOrder(db, link.orderId));
    if (link && order && (link.reader === null || (await bagsOfLink(db, order, link)).length > 0))
      return { link, order };
    await throttle.attempt('track-miss', ip, 20, 60);
    throw new Refusal(404, 'track_link_not_found');
  }

  registerCall(app, context, calls.trackByLink, async ({ params }, { request }) => {
    const { link, order } = await opened(params.token, request.ip);
    return { legs: await presentTracked(db, order, link, clock.now()), expires_at: link.expiresAt };
  });

  registerCall(app, context, calls.trackNews, async ({ params }, call) => {
    const { link, order } = await opened(params.token, call.request.ip);
    return streamNews(context, call, `order:${order.id}`, `link:${link.id}`);
  });

  registerCall(app, context, calls.trackCalendar, async ({ params }, call) => {
    const { link, order } = await opened(params.token, call.request.ip);
    const legs = await presentTracked(db, order, link, clock.now());
    const days = legs.flatMap(({ leg, to, bags }) => {
      const day = bags
        .filter(({ status }) => status !== 'cancelled')
        .map(({ expected_on, promised_on }) => expected_on ?? promised_on ?? '')
        .toSorted()
        .at(-1);
      const title = bags.every(({ status }) => status === 'delivered' || status === 'cancelled')
        ? 'Bags arrived'
        : 'Bags arrive';
      return day && isCalendarDate(day)
        ? [{ uid: `${link.id}-${leg}@sendahead`, title: `${title}: ${to.place}`, day, place: to.place }]
        : [];
    });
    if (wantsJson(call, 'text/calendar')) return { days };
    const { trackCalendar } = await import('./track-calendar.ts');
    call.reply.header('cache-control', 'private, max-age=900');
    const version = { stamp: clock.instant(), name: 'Bags on their way' };
    return new RawAnswer('text/calendar; charset=utf-8', trackCalendar(days, version));
  });

  inScope(app, (scope) => {
    takeLargeBodies(scope, largestBody);
    registerCall(scope, context, calls.confirmReceived, async ({ params, body }, { request }) => {
      const { link, order } = await opened(params.token, request.ip);
      await throttle.attempt('track-received', request.ip, 10, 3600);
      const bags = (await bagsOfLink(db, order, link)).filter(({ leg }) => leg === body.leg);
      if (!mayConfirm(bags)) throw new Refusal(409, 'action_not_allowed');
      await confirmLeg({ db, clock, jobs, files }, link, body);
      return { success: true as const };
    });
  });
}
