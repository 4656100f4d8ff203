import * as calls from '@sendahead/shared-contracts/payments/split-calls';
import type { FastifyInstance } from 'fastify';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../place-order/context.ts';
import { agreeToShare, declineShare, requireShare } from '../agree.ts';
import { presentShare } from '../present-split.ts';

/** What whoever was asked for a share can do with the link of the mail, without an account. */
export function shareRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);
  const present = async (token: string) => presentShare(ordering, await requireShare(ordering, token));

  registerCall(app, context, calls.readShare, ({ query }) => present(query.token));

  registerCall(app, context, calls.agreeShare, async ({ body }) => {
    const { token, payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    // A link is worth as many declined cards as an account: it is no place to find out which are good.
    const { id } = await requireShare(ordering, token);
    await declines.check(id);
    const { error } = await agreeToShare(ordering, token, { nonce, billingZip });
    await declines.count(id, JSON.stringify({ error }));
    return { status: error === null, error, share: await present(token) };
  });

  registerCall(app, context, calls.declineShare, async ({ body }) => {
    await declineShare(ordering, body.token);
    return present(body.token);
  });
}
