import * as calls from '@sendahead/shared-contracts/payments/split-calls';
import type { FastifyInstance } from 'fastify';
import { limitDeclines } from '../../../../modules/payments/public/methods/limit-declines.ts';
import type { ShareRow } from '../../../../modules/payments/public/splits/splits.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { registerCall } from '../../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { agreeToShare, declineShare, requireShare } from '../agree.ts';
import { presentShare } from '../present-split.ts';

const missesPerMinute = 20;

/** What a traveler can do with the emailed link of a share, without an account. */
export function shareRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);
  /** Throws Refusal 404, and 429 once one address has sent twenty wrong tokens in a minute. */
  const shareOf = async (token: string, ip: string): Promise<ShareRow> => {
    await context.throttle.check('share-miss', ip, missesPerMinute, 60);
    try {
      return await requireShare(ordering, token);
    } catch (error) {
      if (error instanceof Refusal) await context.throttle.attempt('share-miss', ip, missesPerMinute, 60);
      throw error;
    }
  };
  const present = async (token: string, ip: string) => presentShare(ordering, await shareOf(token, ip));

  registerCall(app, context, calls.readShare, ({ query }, { request }) => present(query.token, request.ip));

  registerCall(app, context, calls.openShare, ({ body }, { request }) => present(body.token, request.ip));

  registerCall(app, context, calls.agreeShare, async ({ body }, { request }) => {
    const { token, payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    // A link allows as many declined cards as an account, so that it cannot be used to test cards.
    const { id } = await shareOf(token, request.ip);
    await declines.check(id);
    const { error } = await agreeToShare(ordering, token, { nonce, billingZip });
    await declines.count(id, error);
    return { status: error === null, error, share: await present(token, request.ip) };
  });

  registerCall(app, context, calls.declineShare, async ({ body }, { request }) => {
    await shareOf(body.token, request.ip);
    await declineShare(ordering, body.token);
    return present(body.token, request.ip);
  });
}
