import * as calls from '@sendahead/shared-contracts/carts/group-link-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { audit } from '../accounts/public/audit.ts';
import { cartKeyOf } from '../carts/public/cart-access.ts';
import { brandOfHost } from '../catalog/public/brand-of-host.ts';
import { openGroupLink, requireGroupLink } from './opening/open-link.ts';

/** A camp's families may share one network, and each link opens one booking. */
const openedPerMinute = 60;
const missesPerMinute = 10;

/** CO-53: the link of the email opens the prepared booking of its reader. */
export function linkRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle } = context;

  registerCall(app, context, calls.openGroupLink, async ({ body }, { request, session }) => {
    await throttle.attempt('group-link', request.ip, openedPerMinute, 60);
    const linked = await requireGroupLink(db, body.token, brandOfHost(request.hostname)).catch(
      async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        await throttle.attempt('group-link-miss', request.ip, missesPerMinute, 60);
        await audit(context, 'group_link.refused', { userId: null, subject: null });
        throw error;
      },
    );
    const userId = session?.user?.id ?? null;
    return openGroupLink(context, linked, {
      key: cartKeyOf(request),
      userId,
      sessionHash: session && userId === null ? session.idHash : null,
    });
  });
}
