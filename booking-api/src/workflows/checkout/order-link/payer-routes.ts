import * as calls from '@sendahead/shared-contracts/payments/order-link-calls';
import type { FastifyInstance } from 'fastify';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { ShareRow } from '../../../modules/payments/public/splits/splits.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../context.ts';
import { payOrderLink, requireLinkShare } from './pay-order-link.ts';
import { presentOrderLink } from './present-order-link.ts';

const missesPerMinute = 20;

/** CO-87: what anyone with a pay link for a new order can do, without an account. */
export function payerOrderLinkRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const declines = limitDeclines(context.throttle);
  /** Throws Refusal 404, and 429 once one address has sent twenty wrong tokens in a minute. */
  const shareOf = async (token: string, ip: string): Promise<ShareRow> => {
    await context.throttle.check('pay-link-miss', ip, missesPerMinute, 60);
    try {
      return await requireLinkShare(ordering, token);
    } catch (error) {
      if (error instanceof Refusal) await context.throttle.attempt('pay-link-miss', ip, missesPerMinute, 60);
      throw error;
    }
  };
  const present = async (token: string, ip: string) => presentOrderLink(ordering, await shareOf(token, ip));

  registerCall(app, context, calls.openOrderLink, ({ body }, { request }) => present(body.token, request.ip));

  registerCall(app, context, calls.payOrderLink, async ({ body }, { request }) => {
    const { token, payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    const share = await shareOf(token, request.ip);
    // A link allows as many declined cards as an account, so that it cannot be used to test cards.
    await declines.check(share.id);
    const paid = await payOrderLink(ordering, share, { nonce, billingZip });
    await declines.count(share.id, paid.error);
    return { ...paid, link: await present(token, request.ip) };
  });
}
