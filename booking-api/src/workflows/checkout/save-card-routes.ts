import { saveCard } from '@sendahead/shared-contracts/payments/info-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../modules/accounts/public/account-of.ts';
import { limitDeclines } from '../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { PlaceOrderContext } from './context.ts';
import { keepCard } from './keep-card.ts';
import { listMethod } from './place-order/tenders/keep-method.ts';

/** PY-27: a card that an account saves without an order. The limit of declines is that of checkout. */
export function saveCardRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const declines = limitDeclines(context.throttle);

  registerCall(app, context, saveCard, async ({ body }, call) => {
    const { id } = accountOf(call);
    await declines.check(id);
    await context.throttle.attempt('save-card', id, 20, 3600);
    const { payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    const kept = await keepCard(ordering, id, { nonce, billingZip });
    if ('error' in kept) {
      await declines.count(id, kept.error);
      return { status: false, error: kept.error };
    }
    await context.db.transaction().execute((trx) =>
      listMethod(trx, ordering, {
        token: kept.token,
        user_id: id,
        provider: ordering.payments.provider,
        kind: kept.card.instrument,
        card_type: kept.card.cardType,
        last4: kept.card.last4,
        expiration: kept.expiration,
        number_id: kept.numberId ?? null,
      }),
    );
    return { status: true, error: null };
  });
}
