import * as calls from '@sendahead/shared-contracts/analytics/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { logText } from './log-text.ts';

/** How many reports one session may send per minute. */
const perMinute = 60;

/** EP-58: reports of the page go to the server's log: limited in size, and without personal data. */
export function analyticsRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.clientLog, async ({ body }, { request, session }) => {
    const who = session ? session.idHash.toString('base64url').slice(0, 22) : request.ip;
    await context.throttle.attempt('client-log', who, perMinute, 60);
    const order =
      body.order_id !== undefined && /^ord_[a-z0-9]{26}$/.test(body.order_id) ? body.order_id : null;
    request.log.info({ operation: logText(body.operation), order }, 'client operation');
    return { success: true as const };
  });
}
