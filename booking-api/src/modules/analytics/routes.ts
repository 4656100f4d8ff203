import * as calls from '@sendahead/shared-contracts/analytics/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { logText } from './log-text.ts';

/** What one session may report in a minute. */
const perMinute = 60;

/** EP-58: what the page reports of itself goes to the server's log: bounded, and nothing of a person. */
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
